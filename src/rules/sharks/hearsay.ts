import type { Chance } from '#src/lib/chance.ts'
import { RULES } from '../config.ts'
import { type Loan, owedOf } from '../loans.ts'
import type { Relation, Shark } from './decision.ts'
import { shiftTrust, withMood } from './relation.ts'

/**
 * Returns the shark with whose money a payment is made, or null when the player's own money covers it. The player's own
 * money is the cash minus all other debts. If it is not enough, the other shark who is owed the most has paid.
 */
export function lenderWhoseMoneyPaid(payment: {
  readonly amountCents: number
  readonly cashCents: number
  readonly otherLoans: readonly Loan[]
}): Shark | null {
  const { amountCents, cashCents, otherLoans } = payment
  const owed = otherLoans.map((loan) => ({ shark: loan.shark, cents: owedOf(loan) }))
  const othersCents = owed.reduce((sum, { cents }) => sum + cents, 0)
  if (cashCents - othersCents >= amountCents) return null
  const [largest] = owed.filter(({ cents }) => cents > 0).sort((a, b) => b.cents - a.cents)
  return largest?.shark ?? null
}

/** Returns when the lender learns of a payment with their money: at a random instant within `RULES.hearsay.days`. */
export function hearsayArrivesAt(chance: Chance, now: Date): Date {
  const [soonest, latest] = RULES.hearsay.days
  const days = soonest + (latest - soonest) * chance()
  return new Date(now.getTime() + Math.floor(days * RULES.clock.dayMs))
}

/** Returns the figures of the relation of a lender who has learned of it: less trust, and a cold mood. */
export function sourByHearsay(relation: Relation): Relation {
  return withMood(shiftTrust(relation, RULES.hearsay.trust), 'cold')
}
