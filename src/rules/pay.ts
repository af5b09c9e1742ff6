import type { Chance } from '#src/lib/chance.ts'
import { RULES } from './config.ts'

/** A range of pay on level 1. */
interface PayRange {
  readonly leastCents: number
  readonly mostCents: number
}

/** Draws a pay within a range at a level, in whole dollars. */
export function drawPay(
  chance: Chance,
  { leastCents, mostCents }: PayRange,
  level: number,
): number {
  return payAt(leastCents + (mostCents - leastCents) * chance(), level)
}

/** Returns a sum of level 1 at a level: each level adds a part. Whole dollars, rounded down. */
export function payAt(cents: number, level: number): number {
  const percent = 100 + RULES.work.payPercentALevel * (level - 1)
  return Math.floor((cents * percent) / 10_000) * 100
}
