import type { Chance } from '#src/lib/chance.ts'
import { RULES } from '../config.ts'
import { type Loan, owedAt } from '../loans.ts'
import { formatCents } from '../money.ts'
import type { Relation, Shark } from './decision.ts'
import { shiftTrust, withMood } from './relation.ts'
import { SPOKEN_NAMES } from './spoken-names.ts'

/**
 * Whose money a payment is made with: a player's own is what is left of the cash once every other debt is set aside.
 * The shark who is owed the most of the rest; null when the payment is the player's own.
 */
export function lenderWhoseMoneyPaid(payment: {
  readonly amountCents: number
  readonly cashCents: number
  readonly otherLoans: readonly Loan[]
  readonly now: Date
}): Shark | null {
  const { amountCents, cashCents, otherLoans, now } = payment
  const owed = otherLoans.map((loan) => ({ shark: loan.shark, cents: owedAt(loan, now) }))
  const othersCents = owed.reduce((sum, { cents }) => sum + cents, 0)
  if (cashCents - othersCents >= amountCents) return null
  const [largest] = owed.filter(({ cents }) => cents > 0).sort((a, b) => b.cents - a.cents)
  return largest?.shark ?? null
}

/** When word of it arrives: in one or two days, to the minute by chance. */
export function hearsayArrivesAt(chance: Chance, now: Date): Date {
  const [soonest, latest] = RULES.hearsay.days
  const days = soonest + (latest - soonest) * chance()
  return new Date(now.getTime() + Math.floor(days * RULES.clock.dayMs))
}

/** What hearing of it does: trust falls, and it is remembered. */
export function applyHearsay(
  relation: Relation,
  word: { readonly payee: Shark; readonly amountCents: number },
): Relation {
  const clause = `${formatCents(word.amountCents)} of mine that went to ${SPOKEN_NAMES[word.payee]}`
  const soured = withMood(shiftTrust(relation, RULES.hearsay.trust), 'cold')
  return { ...soured, facts: { ...relation.facts, worstBetrayal: clause } }
}
