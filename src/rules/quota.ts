import { addDays, daysBetween } from './calendar.ts'
import { RULES } from './config.ts'

/** Returns the free messages of a day: one more for a streak, and one more for reputation. */
export function dailyQuota(streak: number, reputation: number): number {
  const { base, streakFrom, reputationFrom } = RULES.interactions
  return base + (streak >= streakFrom ? 1 : 0) + (reputation >= reputationFrom ? 1 : 0)
}

/** Returns the free messages of `today`. Today's first one already counts for the streak. */
export function quotaOn(
  player: Pick<Activity, 'lastActiveDay' | 'streak'> & { readonly reputation: number },
  today: string,
): number {
  const streak = advanceStreak(player.streak, player.lastActiveDay, today)
  return dailyQuota(streak, player.reputation)
}

/** Returns the messages that are left: the day's free ones and the bought ones. */
export function quotaLeft(quota: { daily: number; usedToday: number; bought: number }): number {
  return Math.max(0, quota.daily - quota.usedToday) + Math.max(0, quota.bought)
}

/** Returns the moves on `today` from the stored moves of `movesDay`: each day since has added some, up to the bank's size. */
export function movesOn(bank: { moves: number; movesDay: string }, today: string): number {
  const days = Math.max(0, daysBetween(bank.movesDay, today))
  return Math.min(RULES.moves.bank, bank.moves + days * RULES.moves.daily)
}

export interface Activity {
  readonly streak: number
  /** The last UTC day with a message or a move; null before the first one. */
  readonly lastActiveDay: string | null
  readonly moves: number
  readonly movesDay: string
}

/**
 * Returns the streak and the moves after an action. The first action of a day extends the streak, or begins a new one after
 * a missed day; some days of a streak add a move.
 */
export function recordActivity(activity: Activity, today: string): Activity {
  const streak = advanceStreak(activity.streak, activity.lastActiveDay, today)
  const isNewDay = activity.lastActiveDay !== today
  const bonusDays: readonly number[] = RULES.moves.bonusOnStreakDays
  const bonus = isNewDay && bonusDays.includes(streak) ? 1 : 0
  const moves = Math.min(RULES.moves.bank, movesOn(activity, today) + bonus)
  return { streak, lastActiveDay: today, moves, movesDay: today }
}

/** Returns the number of consecutive active days, including `today`. */
export function advanceStreak(streak: number, lastActiveDay: string | null, today: string): number {
  if (lastActiveDay === today) return streak
  return lastActiveDay !== null && addDays(lastActiveDay, 1) === today ? streak + 1 : 1
}

/** Returns the streak, or 0 after a whole day was missed. */
export function currentStreak(
  { streak, lastActiveDay }: Pick<Activity, 'lastActiveDay' | 'streak'>,
  today: string,
): number {
  const isUnbroken = lastActiveDay === today || lastActiveDay === addDays(today, -1)
  return isUnbroken ? streak : 0
}
