import { RULES, SHARK_POLICIES } from '../config.ts'
import type { LoanTaken } from '../loans/event.ts'
import { dueAfter } from '../loans.ts'

/** Whether the opening debt has the sum, the rate and the days that every new player gets. */
export function areOpeningTerms(event: LoanTaken): boolean {
  const { cents, dailyRate, days } = RULES.start.debt
  const isWhole = event.shark === 'vinnie' && event.stake === 1 && event.security === null
  return (
    isWhole &&
    event.principal_cents === cents &&
    event.daily_rate === dailyRate &&
    daysOf(event) === days
  )
}

/** Whether a shark's policy allows the sum, the rate and the days of a loan. */
export function areSharksTerms(event: LoanTaken): boolean {
  const { shark, principal_cents, daily_rate, stake } = event
  const { minCents, maxCents, dailyRate, floorRate, days, extraDays } = SHARK_POLICIES[shark]
  if (principal_cents < minCents || principal_cents > maxCents) return false
  if (daily_rate < floorRate || daily_rate > dailyRate) return false
  if (stake < 0 || stake > 1) return false
  const lent = daysOf(event)
  return lent !== null && lent >= 1 && lent <= days + extraDays
}

/** Returns the whole days until a loan is due; null when it is not due after whole days. */
function daysOf({ at, due_at }: LoanTaken): number | null {
  const takenAt = new Date(at)
  const dueAt = new Date(due_at).getTime()
  const days = Math.round((dueAt - takenAt.getTime()) / RULES.clock.dayMs)
  return dueAfter(takenAt, days).getTime() === dueAt ? days : null
}
