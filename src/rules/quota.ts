import { addDays, daysBetween } from './calendar.ts'
import { RULES } from './config.ts'

/** Free interactions on a day: 3, one more from a 3-day streak, one more from reputation 0.7. */
export function dailyQuota(streak: number, reputation: number): number {
  const { base, streakFrom, reputationFrom } = RULES.interactions
  return base + (streak >= streakFrom ? 1 : 0) + (reputation >= reputationFrom ? 1 : 0)
}

/** Interactions left: what the day still gives, and what was bought. */
export function quotaLeft(quota: { daily: number; usedToday: number; bought: number }): number {
  return Math.max(0, quota.daily - quota.usedToday) + Math.max(0, quota.bought)
}

/** Moves on `today`, given the bank as it stood on `movesDay`: 5 for each day since, up to 10. */
export function movesOn(bank: { moves: number; movesDay: string }, today: string): number {
  const days = Math.max(0, daysBetween(bank.movesDay, today))
  return Math.min(RULES.moves.bank, bank.moves + days * RULES.moves.daily)
}

export interface Activity {
  readonly streak: number
  /** The last UTC day with an interaction or a move; null before the first. */
  readonly lastActiveDay: string | null
  readonly moves: number
  readonly movesDay: string
}

/**
 * What the first (and every later) action of a day makes of streak and moves.
 * A missed day loses only the streak; the third and the seventh day in a row add a move.
 */
export function beActive(activity: Activity, today: string): Activity {
  const streak = advanceStreak(activity.streak, activity.lastActiveDay, today)
  const isNewDay = activity.lastActiveDay !== today
  const bonusDays: readonly number[] = RULES.moves.bonusOnStreakDays
  const bonus = isNewDay && bonusDays.includes(streak) ? 1 : 0
  const moves = Math.min(RULES.moves.bank, movesOn(activity, today) + bonus)
  return { streak, lastActiveDay: today, moves, movesDay: today }
}

/** Consecutive active days, `today` among them. */
export function advanceStreak(streak: number, lastActiveDay: string | null, today: string): number {
  if (lastActiveDay === today) return streak
  return lastActiveDay !== null && addDays(lastActiveDay, 1) === today ? streak + 1 : 1
}
