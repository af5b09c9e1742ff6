import { dayOf } from './calendar.ts'
import { RULES } from './config.ts'

/** A reputation, and what was gained of it on a day. */
export interface Standing {
  /** 0..1. */
  readonly reputation: number
  readonly reputationGained: ReputationGained
}

/** What a player has gained of reputation on the UTC day of the last gain; null before the first. */
export interface ReputationGained {
  readonly day: string | null
  readonly by: number
}

/** Returns how much of a wanted gain the day's cap lets through, rounded to four decimals. Losses are not capped. */
export function cappedGain({ reputationGained }: Standing, wanted: number, at: Date): number {
  if (wanted <= 0) return round(wanted)
  const { by, day } = reputationGained
  const left = RULES.reputation.dayCap - (day === dayOf(at) ? by : 0)
  return Math.max(0, round(Math.min(wanted, left)))
}

/** Returns the figures after a change of reputation at an instant. A gain counts towards the day's cap. */
export function moveReputation(standing: Standing, by: number, at: Date): Standing {
  const { reputation, reputationGained: known } = standing
  const day = dayOf(at)
  const before = known.day === day ? known.by : 0
  return {
    reputation: Math.max(0, Math.min(1, round(reputation + by))),
    reputationGained: by > 0 ? { day, by: round(before + by) } : known,
  }
}

function round(value: number): number {
  return Number(value.toFixed(4))
}
