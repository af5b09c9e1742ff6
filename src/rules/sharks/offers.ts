import { RULES, SHARK_POLICIES } from '../config.ts'
import { isLate as isLoanLate, owedOf } from '../loans.ts'
import { formatCents } from '../money.ts'
import type { OfferDraft, OfferOption, OfferTerms } from './decision.ts'
import { type LoanTerms, loanLimit } from './lending.ts'
import { isHeld } from './security.ts'
import type { Situation } from './situation.ts'

/** What a shark offers, with the chips that answer it. */

/** Returns the offer of a first loan, with the chips 'Deal' and 'No deal'. */
export function firstLoanOffer(terms: LoanTerms): OfferDraft {
  return draft(terms, [
    { title: 'Deal', value: 'accept' },
    { title: 'No deal', value: 'decline' },
  ])
}

export function loanOffer(terms: LoanTerms): OfferDraft {
  return draft(terms, [
    { title: 'Accept loan', value: 'accept' },
    { title: 'Reject loan', value: 'decline' },
    { title: 'Negotiate terms', value: 'negotiate' },
  ])
}

/**
 * Returns the offer to a debtor: a payment, whose chips can also ask for mercy, or mercy alone when none is possible.
 * `wishCents` is the sum that the player named. Returns null when nothing is owed, or neither is possible.
 * Mercy is granted once per loan.
 */
export function debtOffer(situation: Situation, wishCents: number | null): OfferDraft | null {
  const { openLoan, player, shark } = situation
  if (!openLoan) return null
  const owedCents = owedOf(openLoan)
  const isLate = isLoanLate(openLoan)
  const usual = isLate ? RULES.loans.extortionCents : owedCents
  const amountCents = Math.min(wishCents ?? usual, owedCents, player.cashCents)
  if (amountCents >= SMALLEST_PAYMENT_CENTS || (amountCents > 0 && amountCents === owedCents)) {
    const terms: OfferTerms = { kind: 'repay', loanId: openLoan.id, amountCents }
    return draft(terms, isLate ? extortionOptions(amountCents) : repayOptions())
  }
  if (openLoan.isBegged) return null
  const days = SHARK_POLICIES[shark].mercyDays
  return draft({ kind: 'mercy', loanId: openLoan.id, days }, mercyOptions(isLate))
}

/**
 * Returns the open offer with today's figures, or null when there is none or it is no longer allowed. To a late debtor
 * the payment is always offered.
 */
export function standingOffer(situation: Situation): OfferDraft | null {
  const terms = situation.openOffer?.terms
  if (!terms) {
    const { openLoan } = situation
    return openLoan && isLoanLate(openLoan) ? debtOffer(situation, null) : null
  }
  if (terms.kind !== 'loan') return debtOffer(situation, null)
  const standing = standingLoan(situation)
  return standing && loanOffer(standing)
}

/** Returns the terms of the offered loan, or null when there is none or this shark would no longer give it. */
export function standingLoan(situation: Situation): LoanTerms | null {
  const terms = situation.openOffer?.terms
  if (terms?.kind !== 'loan') return null
  const limit = loanLimit(situation)
  const stands =
    limit.canLend &&
    terms.principalCents <= limit.limitCents &&
    isHeld(terms.security, situation.player.holdings)
  return stands ? terms : null
}

/** Smaller payments are refused, unless they clear the debt. */
const SMALLEST_PAYMENT_CENTS = 100

function extortionOptions(amountCents: number): OfferOption[] {
  const isTenGrand = amountCents === RULES.loans.extortionCents
  return [
    { title: isTenGrand ? 'Pay 10k' : `Pay ${formatCents(amountCents)}`, value: 'accept' },
    { title: 'Beg for mercy', value: 'negotiate' },
  ]
}

function repayOptions(): OfferOption[] {
  return [
    { title: 'Pay debt', value: 'accept' },
    { title: 'Ask for extension', value: 'negotiate' },
    { title: 'Decline payment', value: 'decline' },
  ]
}

function mercyOptions(isLate: boolean): OfferOption[] {
  if (isLate) return [{ title: 'Beg for mercy', value: 'accept' }]
  return [
    { title: 'Ask for extension', value: 'accept' },
    { title: 'Decline payment', value: 'decline' },
  ]
}

function draft(terms: OfferTerms, options: readonly OfferOption[]): OfferDraft {
  return { terms, options, standsMs: RULES.loans.offerStandsMs }
}
