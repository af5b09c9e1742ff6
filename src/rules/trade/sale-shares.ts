import { RULES } from '../config.ts'
import { isAtCap, type Loan, owedAt } from '../loans.ts'
import { divideHalfEven } from '../money.ts'

/** What of a sale goes to a shark before the seller sees it. */
export interface SaleShare {
  readonly loanId: string
  /** Skimmed money goes on the loan of whoever owns the seller; a part of the profit is Carmela's, beside the debt. */
  readonly kind: 'skim' | 'profit'
  readonly amountCents: number
}

/** A sale as the sharks see it, in cents: what it brought after the fee, and what of that is profit (below 0: a loss). */
export interface Sale {
  readonly proceedsCents: number
  readonly profitCents: number
}

/**
 * Who gets what of a sale: 25 % while the seller is owned, on the oldest such loan first and no further than it is
 * owed; then 20 % of the profit for each loan that is secured by it. Together never more than the sale brought.
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
