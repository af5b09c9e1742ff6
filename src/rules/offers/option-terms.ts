import { SHARK_POLICIES } from '../config.ts'
import { withMoreTime } from '../loans/extend.ts'
import { isLate, type Loan, owedOf, totalOf } from '../loans.ts'
import type { OfferOption, OfferTerms, Security } from '../sharks/decision.ts'

/** What taking an option of an offer signs. Money in cents. */
export type OptionTerms =
  | {
      readonly kind: 'loan'
      readonly principalCents: number
      /** What is owed when the loan is due. */
      readonly owedCents: number
      /** Whole days from the signing until the loan is due. */
      readonly days: number
      readonly security: Security | null
    }
  | { readonly kind: 'payment'; readonly amountCents: number; readonly owedCents: number }
  | { readonly kind: 'extension'; readonly dueAt: Date }
  /** More time for a late loan: days without collectors. */
  | { readonly kind: 'truce'; readonly days: number }

type OpenLoan = Pick<
  Loan,
  | 'accruedCents'
  | 'dueAt'
  | 'heldUntil'
  | 'id'
  | 'isBegged'
  | 'lateDaySeen'
  | 'principalCents'
  | 'repaidCents'
  | 'shark'
  | 'status'
>

/** Returns what an option of an offer signs; null when taking it signs nothing. `loans` are the player's unpaid ones. */
export function optionTerms(
  { terms, value }: { readonly terms: OfferTerms; readonly value: OfferOption['value'] },
  loans: readonly OpenLoan[],
  now: Date,
): OptionTerms | null {
  if (value === 'decline') return null
  if (terms.kind === 'loan') return value === 'accept' ? loanTerms(terms) : null
  const loan = loans.find(({ id }) => id === terms.loanId)
  if (!loan) return null
  if (terms.kind === 'mercy' || value === 'negotiate') return mercyTerms(loan, now)
  const owedCents = owedOf(loan)
  return { kind: 'payment', amountCents: Math.min(terms.amountCents, owedCents), owedCents }
}

function loanTerms(terms: Extract<OfferTerms, { kind: 'loan' }>): OptionTerms {
  const { days, principalCents, security = null } = terms
  return { kind: 'loan', principalCents, owedCents: totalOf(terms), days, security }
}

/** Mercy is granted once per loan. */
function mercyTerms(loan: OpenLoan, now: Date): OptionTerms | null {
  if (loan.isBegged) return null
  const days = SHARK_POLICIES[loan.shark].mercyDays
  if (isLate(loan)) return { kind: 'truce', days }
  return { kind: 'extension', dueAt: withMoreTime(loan, days, now).dueAt }
}
