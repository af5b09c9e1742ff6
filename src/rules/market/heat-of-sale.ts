import { RULES } from '../config.ts'

export interface SaleHeat {
  /** 0..7. */
  readonly heat: number
  /** Sold in the borough since the last step of heat, in cents. */
  readonly soldCents: number
}

/** Returns the heat after a sale: a step for each `soldCentsAStep` sold in the borough, at most `mostStepsATrade` per trade. */
export function heatOfSale({ heat, soldCents }: SaleHeat, grossCents: number): SaleHeat {
  const { max, soldCentsAStep, mostStepsATrade } = RULES.heat
  const sold = soldCents + grossCents
  const steps = Math.min(mostStepsATrade, Math.floor(sold / soldCentsAStep))
  return { heat: Math.min(max, heat + steps), soldCents: sold % soldCentsAStep }
}
