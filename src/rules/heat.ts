import type { SaleHeat } from './market/heat-of-sale.ts'
import { RULES } from './config.ts'
import { BOROUGHS, type BoroughName } from './market/goods.ts'

/** A player's heat by borough, 0..7. A missing borough has heat 0. */
export type Heat = Readonly<Partial<Record<BoroughName, number>>>

/** Returns a heat changed by `by`, within 0..7. */
export function moveHeat(heat: number, by: number): number {
  return Math.max(0, Math.min(RULES.heat.max, heat + by))
}

/** Returns the heat after a move spent at `here`: every other borough cools by 1. */
export function coolElsewhere(heat: Heat, here: BoroughName): Heat {
  return Object.fromEntries(
    BOROUGHS.map(({ name }) => {
      const level = heat[name] ?? 0
      return [name, name === here ? level : moveHeat(level, -RULES.heat.cooling)]
    }),
  )
}

/** Returns the risk of an encounter on arrival, 0..1: max(0, 15·heat − 20) %, halved in boroughs with few police. */
export function encounterRisk(heat: number, borough: BoroughName): number {
  const { percentPerLevel, freePercent, thinPolice } = RULES.heat
  const percent = Math.max(0, percentPerLevel * heat - freePercent)
  return (policeIn(borough) < thinPolice ? percent / 2 : percent) / 100
}

/** Returns the presence of the police in a borough, 0..1. */
export function policeIn(borough: BoroughName): number {
  return BOROUGHS.find(({ name }) => name === borough)?.police ?? 0
}

/** Returns the heat of all boroughs with a new level in one. What was sold there since its last step is kept. */
export function withHeat(
  heat: Readonly<Partial<Record<BoroughName, SaleHeat>>>,
  borough: BoroughName,
  level: number,
): Readonly<Partial<Record<BoroughName, SaleHeat>>> {
  return { ...heat, [borough]: { soldCents: 0, ...heat[borough], heat: level } }
}
