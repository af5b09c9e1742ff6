import { RULES } from './config.ts'
import { BOROUGHS, type BoroughName } from './market/goods.ts'

/** How hot the ground is under one player, 0..7 a borough; a borough that is not named is cold. */
export type Heat = Readonly<Partial<Record<BoroughName, number>>>

/** A level moved by so much, kept in 0..7. */
export function moveHeat(heat: number, by: number): number {
  return Math.max(0, Math.min(RULES.heat.max, heat + by))
}

/** What a move spent at `here` does to the other boroughs: each cools by 1. */
export function coolElsewhere(heat: Heat, here: BoroughName): Heat {
  return Object.fromEntries(
    BOROUGHS.map(({ name }) => {
      const level = heat[name] ?? 0
      return [name, name === here ? level : moveHeat(level, -RULES.heat.cooling)]
    }),
  )
}

/** The odds that somebody waits on the way into a borough, 0..1: max(0, 15·heat − 20) %, halved where police is thin. */
export function encounterRisk(heat: number, borough: BoroughName): number {
  const { percentPerLevel, freePercent, thinPolice } = RULES.heat
  const percent = Math.max(0, percentPerLevel * heat - freePercent)
  return (policeIn(borough) < thinPolice ? percent / 2 : percent) / 100
}

/** The presence of the police in a borough, 0..1. */
export function policeIn(borough: BoroughName): number {
  return BOROUGHS.find(({ name }) => name === borough)?.police ?? 0
}
