import { RULES, SHARK_POLICIES } from '../config.ts'
import { type Loan, dueAfter, dueAfterMercy, isAtCap, owedAt, statusOf } from '../loans.ts'
import type { OfferOption, OfferTerms, Relation, Security } from './decision.ts'
import { loanLimit } from './lending.ts'
import { isHeld } from './security.ts'
import { forgetPromise, rememberDeal, rememberLateness, rememberRefusal } from './relation.ts'
import { ofToday, shiftTrust, withMood } from './relation.ts'
import type { Situation } from './situation.ts'

/** What the server must do for a chip that was taken. Messages never move money or dates; chips do. */
export type Settlement =
  | {
      readonly kind: 'pay_out'
      readonly principalCents: number
      readonly dailyRate: number
      readonly takenAt: Date
      readonly dueAt: Date
      readonly security: Security | null
    }
  | {
      readonly kind: 'repaid'
      readonly loanId: string
      readonly amountCents: number
      /** Whether the payment pays the loan off. */
      readonly isPaidOff: boolean
      /** The changes of reputation and xp. */
      readonly reputation: number
      readonly xp: number
    }
  | { readonly kind: 'mercy_granted'; readonly loanId: string; readonly dueAt: Date }
  /** Nothing moves: the cash is too low, mercy was used, or the player declined or negotiates. */
  | { readonly kind: 'short_of_cash' }
  | { readonly kind: 'mercy_refused' }
  | { readonly kind: 'payment_declined' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'negotiate' }
  /** The offer can no longer be executed: for example, the loan is repaid, or the shark no longer lends that much. */
  | { readonly kind: 'not_possible' }
export type SettlementKind = Settlement['kind']

export interface Settled {
  readonly settlement: Settlement
  readonly relation: Relation
}

/**
 * Returns the effect of taking a chip of an offer. Must be called after interest is booked up to `situation.now`.
 * The server carries the settlement out and stores the relation in one transaction. `afterChoice` decides the reply.
 */
export function settle(
  situation: Situation,
  terms: OfferTerms,
  value: OfferOption['value'],
): Settled {
  const relation = ofToday(situation.relation, situation.shark, situation.now)
  const today = { ...situation, relation }
  if (terms.kind === 'loan') return settleLoan(today, terms, value)
  const loan = situation.openLoan
  if (!loan || loan.id !== terms.loanId) return { settlement: { kind: 'not_possible' }, relation }
  if (value === 'decline') return declinePayment(today, loan)
  if (terms.kind === 'mercy' || value === 'negotiate') return settleMercy(today, loan)
  return settlePayment(today, loan, terms.amountCents)
}

function settleLoan(
  situation: Situation,
  terms: Extract<OfferTerms, { kind: 'loan' }>,
  value: OfferOption['value'],
): Settled {
  const { relation, shark, now, seed } = situation
  if (value === 'negotiate') return { settlement: { kind: 'negotiate' }, relation }
  if (value === 'decline') {
    const declined = shiftTrust(relation, RULES.trust.declinedOffer)
    return { settlement: { kind: 'declined' }, relation: declined }
  }
  const limit = loanLimit(situation)
  const isPledgeHeld = isHeld(terms.security, situation.player.holdings)
  if (!limit.canLend || terms.principalCents > limit.limitCents || !isPledgeHeld) {
    return { settlement: { kind: 'not_possible' }, relation }
  }
  const { principalCents, dailyRate, days } = terms
  const taken = shiftTrust(relation, RULES.trust.dealTaken)
  return {
    settlement: {
      kind: 'pay_out',
      principalCents,
      dailyRate,
      takenAt: now,
      dueAt: dueAfter(now, days),
      security: terms.security ?? null,
    },
    relation: rememberDeal(taken, { shark, principalCents, now, seed }),
  }
}

function settlePayment(situation: Situation, loan: Loan, offeredCents: number): Settled {
  const { relation, now, player } = situation
  const owedCents = owedAt(loan, now)
  const amountCents = Math.min(offeredCents, owedCents)
  if (amountCents <= 0) return { settlement: { kind: 'not_possible' }, relation }
  if (amountCents > player.cashCents) return { settlement: { kind: 'short_of_cash' }, relation }
  if (amountCents < owedCents) {
    const paid = shiftTrust(relation, RULES.trust.paidPart)
    return {
      settlement: repaid(loan, amountCents, false, { reputation: 0, xp: 0 }),
      relation: paid,
    }
  }
  if (statusOf(loan, now) === 'open') {
    // An advance costs nothing, so repaying it earns no reputation or xp.
    const merits =
      loan.kind === 'advance'
        ? { reputation: 0, xp: 0 }
        : { reputation: RULES.reputation.repaidInTime, xp: RULES.xp.repaidInTime }
    const trusted = withMood(shiftTrust(relation, RULES.trust.repaidInTime), 'warm')
    return {
      settlement: repaid(loan, amountCents, true, merits),
      relation: forgetPromise(trusted),
    }
  }
  const { atCap, repaidLate } = RULES.reputation
  const reputation = isAtCap(loan, now) ? atCap : repaidLate
  const soured = forgetPromise(shiftTrust(relation, RULES.trust.repaidLate))
  return {
    settlement: repaid(loan, amountCents, true, { reputation, xp: 0 }),
    relation: rememberLateness(soured, loan, now),
  }
}

function repaid(
  loan: Loan,
  amountCents: number,
  isPaidOff: boolean,
  merits: { reputation: number; xp: number },
): Settlement {
  return { kind: 'repaid', loanId: loan.id, amountCents, isPaidOff, ...merits }
}

/** Grants mercy once per loan. */
function settleMercy({ relation, shark, now }: Situation, loan: Loan): Settled {
  if (relation.beggedLoanId === loan.id) return { settlement: { kind: 'mercy_refused' }, relation }
  const dueAt = dueAfterMercy(loan.dueAt, SHARK_POLICIES[shark].mercyDays, now)
  const begged = { ...shiftTrust(relation, RULES.trust.mercy), beggedLoanId: loan.id }
  return { settlement: { kind: 'mercy_granted', loanId: loan.id, dueAt }, relation: begged }
}

function declinePayment({ relation, now }: Situation, loan: Loan): Settled {
  const soured = withMood(shiftTrust(relation, RULES.trust.declinedPayment), 'angry')
  return {
    settlement: { kind: 'payment_declined' },
    relation: rememberRefusal(soured, owedAt(loan, now), now),
  }
}
