import { RULES } from '../config.ts'
import { dueAfter } from '../loans.ts'
import { type Stamped, stampOf } from '../player/world.ts'
import type { LoanTaken } from './event.ts'

/** Returns the event of the debt that a new player has. It is the first of the player's run. `loan` is a UUID. */
export function openingDebtOf(loan: string, moment: Stamped): LoanTaken {
  const { cents, dailyRate, days } = RULES.start.debt
  return {
    kind: 'loan_taken',
    ...stampOf(moment),
    ...{ loan, shark: 'vinnie', principal_cents: cents, daily_rate: dailyRate },
    due_at: dueAfter(moment.now, days).toISOString(),
    ...{ security: null, stake: 1, is_opening: true },
  }
}
