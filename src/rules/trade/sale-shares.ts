import { RULES } from '../config.ts'
import { isAtCap, type Loan, owedAt } from '../loans.ts'
import { divideHalfEven } from '../money.ts'

/** The share of a sale that a shark takes. */
export interface SaleShare {
  readonly loanId: string
  /** `skim` is a payment on the loan of the shark who owns the seller; `profit` does not reduce the debt. */
  readonly kind: 'skim' | 'profit'
  readonly amountCents: number
}

/** A sale, in cents: the proceeds after the fee, and the profit in them (negative for a loss). */
export interface Sale {
  readonly proceedsCents: number
  readonly profitCents: number
}

/**
 * Returns the shares of a sale. While the seller is owned, 25 % of the proceeds pay the loans at their cap, the oldest
 * first, up to what is owed. Then each loan that is secured by profit takes 20 % of the profit. The sum never exceeds
 * the proceeds.
 */
export function sharesOfSale(sale: Sale, loans: readonly Loan[], now: Date): readonly SaleShare[] {
  const { ownedPercent, profitSharePercent } = RULES.sale
  const shares: SaleShare[] = []
  let skimCents = divideHalfEven(sale.proceedsCents * ownedPercent, 100)
  for (const loan of oldestFirst(loans).filter((owned) => isAtCap(owned, now))) {
    const amountCents = Math.min(skimCents, owedAt(loan, now))
    skimCents -= amountCents
    shares.push({ loanId: loan.id, kind: 'skim', amountCents })
  }
  let leftCents = sale.proceedsCents - sumOf(shares)
  for (const loan of oldestFirst(loans)) {
    if (loan.security?.kind !== 'profit' || owedAt(loan, now) === 0) continue
    const shareCents = divideHalfEven(Math.max(0, sale.profitCents) * profitSharePercent, 100)
    const amountCents = Math.min(leftCents, shareCents)
    leftCents -= amountCents
    shares.push({ loanId: loan.id, kind: 'profit', amountCents })
  }
  return shares.filter(({ amountCents }) => amountCents > 0)
}

function oldestFirst(loans: readonly Loan[]): readonly Loan[] {
  return [...loans].sort(
    (one, other) => one.takenAt.getTime() - other.takenAt.getTime() || (one.id < other.id ? -1 : 1),
  )
}

function sumOf(shares: readonly SaleShare[]): number {
  return shares.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
