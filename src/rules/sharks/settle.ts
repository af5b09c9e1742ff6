import { RULES, SHARK_POLICIES } from '../config.ts'
import { dueAfter, isLate, type Loan, owedOf } from '../loans.ts'
import type { OfferOption, OfferTerms, Relation, Security } from './decision.ts'
import { type LendingSituation, loanLimit } from './lending.ts'
import { drawNickname, type Memory, remember } from './memory.ts'
import { ofToday, shiftTrust, withMood } from './relation.ts'
import { isHeld } from './security.ts'
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
      /** The sum as a part of the net worth, 0..1. */
      readonly stake: number
    }
  | {
      readonly kind: 'repaid'
      readonly loanId: string
      readonly amountCents: number
      /** Whether the payment pays the loan off. */
      readonly isPaidOff: boolean
    }
  | { readonly kind: 'mercy_granted'; readonly loanId: string; readonly days: number }
  /** Nothing moves: the cash is too low, mercy was used, or the player declined or negotiates. */
  | { readonly kind: 'short_of_cash' }
  | { readonly kind: 'mercy_refused' }
  | { readonly kind: 'payment_declined' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'negotiate' }
  /** The offer can no longer be executed: for example, the loan is repaid, or the shark no longer lends that much. */
  | { readonly kind: 'not_possible' }
export type SettlementKind = Settlement['kind']

/** What the effect of a chip depends on. */
export type SettlingSituation = LendingSituation & Pick<Situation, 'seed'>

export interface Settled {
  readonly settlement: Settlement
  /** The relation afterwards, with what the shark remembers. */
  readonly relation: Relation
  /** What the shark remembers; null for nothing. */
  readonly memory: Memory | null
}

/**
 * Returns the effect of taking a chip of an offer. Must be called after interest is booked up to `situation.now`.
 * The server carries the settlement out and stores the relation together. `afterChoice` decides the reply.
 */
export function settle(
  situation: SettlingSituation,
  terms: OfferTerms,
  value: OfferOption['value'],
): Settled {
  const relation = ofToday(situation.relation, situation.shark, situation.now)
  const settled = settleToday({ ...situation, relation }, terms, value)
  const { memory = null } = settled
  return {
    settlement: settled.settlement,
    relation: memory ? remember(settled.relation, memory, situation.now) : settled.relation,
    memory,
  }
}

/** The effect of a chip. The relation has its new figures, and not yet the memory. */
interface Effect {
  readonly settlement: Settlement
  readonly relation: Relation
  readonly memory?: Memory
}

function settleToday(
  situation: SettlingSituation,
  terms: OfferTerms,
  value: OfferOption['value'],
): Effect {
  const { relation, openLoan: loan } = situation
  if (terms.kind === 'loan') return settleLoan(situation, terms, value)
  if (!loan || loan.id !== terms.loanId) return { settlement: { kind: 'not_possible' }, relation }
  if (value === 'decline') return declinePayment(situation, loan)
  if (terms.kind === 'mercy' || value === 'negotiate') return settleMercy(situation, loan)
  return settlePayment(situation, loan, terms.amountCents)
}

function settleLoan(
  situation: SettlingSituation,
  terms: Extract<OfferTerms, { kind: 'loan' }>,
  value: OfferOption['value'],
): Effect {
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
  const nickname = relation.facts.nickname === undefined ? drawNickname(shark, seed) : null
  return {
    settlement: {
      kind: 'pay_out',
      principalCents,
      dailyRate,
      takenAt: now,
      dueAt: dueAfter(now, days),
      security: terms.security ?? null,
      stake: stakeOf(principalCents, situation.player.netWorthCents),
    },
    relation: shiftTrust(relation, RULES.trust.dealTaken),
    memory: { kind: 'deal', cents: principalCents, nickname },
  }
}

function settlePayment(situation: SettlingSituation, loan: Loan, offeredCents: number): Effect {
  const { relation, player } = situation
  const owedCents = owedOf(loan)
  const amountCents = Math.min(offeredCents, owedCents)
  if (amountCents <= 0) return { settlement: { kind: 'not_possible' }, relation }
  if (amountCents > player.cashCents) return { settlement: { kind: 'short_of_cash' }, relation }
  const isPaidOff = amountCents === owedCents
  const settlement = { kind: 'repaid', loanId: loan.id, amountCents, isPaidOff } as const
  if (!isPaidOff) {
    const { paidPart, paidPartFromPercent } = RULES.trust
    const isEnough = amountCents * 100 >= owedCents * paidPartFromPercent
    return { settlement, relation: isEnough ? shiftTrust(relation, paidPart) : relation }
  }
  if (!isLate(loan)) {
    const trusting = withMood(shiftTrust(relation, RULES.trust.repaidInTime), 'warm')
    return { settlement, relation: trusting, memory: { kind: 'repaid' } }
  }
  return {
    settlement,
    relation: shiftTrust(relation, RULES.trust.repaidLate),
    memory: { kind: 'repaid_late', days: loan.lateDaySeen, cents: loan.principalCents },
  }
}

/** Returns a sum as a part of the net worth that counts as a full stake, 0..1, rounded to four decimals. */
export function stakeOf(principalCents: number, netWorthCents: number): number {
  const worth = Math.max(RULES.loans.leastWorthCents, netWorthCents)
  const stake = principalCents / (RULES.reputation.stakePart * worth)
  return Math.min(1, Number(stake.toFixed(4)))
}

/** Grants mercy once per loan. */
function settleMercy({ relation, shark }: SettlingSituation, loan: Loan): Effect {
  if (loan.isBegged) return { settlement: { kind: 'mercy_refused' }, relation }
  const days = SHARK_POLICIES[shark].mercyDays
  return {
    settlement: { kind: 'mercy_granted', loanId: loan.id, days },
    relation: shiftTrust(relation, RULES.trust.mercy),
    memory: { kind: 'mercy', loan: loan.id },
  }
}

function declinePayment({ relation }: SettlingSituation, loan: Loan): Effect {
  return {
    settlement: { kind: 'payment_declined' },
    relation: withMood(shiftTrust(relation, RULES.trust.declinedPayment), 'angry'),
    memory: { kind: 'refusal', cents: owedOf(loan) },
  }
}
