import { RULES } from './config.ts'
import { BOROUGHS, type BoroughName } from './market/goods.ts'

/** A player's heat by borough, 0..7 in thousandths. A missing borough has heat 0. */
export type Heat = Readonly<Partial<Record<BoroughName, number>>>

/** Heat counts in thousandths: the logarithm of a sale is not the same to the last bit on every machine. */
const STEPS = 1_000

/** Returns a heat changed by `by`, within 0..7. */
export function moveHeat(heat: number, by: number): number {
  const rounded = Math.round((heat + by) * STEPS) / STEPS
  return Math.max(0, Math.min(RULES.heat.max, rounded))
}

/** Returns the heat that a sale adds: log₂(1 + gross ÷ `saleCents`). */
export function heatOfSale(grossCents: number): number {
  return Math.log2(1 + grossCents / RULES.heat.saleCents)
}

/** Returns the heat after a move spent at `here`: every other borough cools. */
export function coolElsewhere(heat: Heat, here: BoroughName): Heat {
  return Object.fromEntries(
    BOROUGHS.map(({ name }) => {
      const level = heat[name] ?? 0
      return [name, name === here ? level : moveHeat(level, -RULES.heat.cooling)]
    }),
  )
}

/** Returns the risk that the police stop a player: max(0, 15·heat − 20) %, halved in boroughs with few police. 0..1. */
export function encounterRisk(heat: number, borough: BoroughName): number {
  const { percentPerLevel, freePercent, thinPolice } = RULES.heat
  const percent = Math.max(0, percentPerLevel * heat - freePercent)
  return (policeIn(borough) < thinPolice ? percent / 2 : percent) / 100
}

/** Returns the presence of the police in a borough, 0..1. */
export function policeIn(borough: BoroughName): number {
  return BOROUGHS.find(({ name }) => name === borough)?.police ?? 0
}
