import { RULES } from '../config.ts'
import { skimPercent } from '../lateness.ts'
import { type Loan, owedOf } from '../loans.ts'
import { divideHalfEven } from '../money.ts'

/** The share of a sale that a shark takes. */
export interface SaleShare {
  readonly loanId: string
  /** A `skim` of a late loan counts in part towards the debt; `profit` does not reduce it. */
  readonly kind: 'skim' | 'profit'
  readonly amountCents: number
  /** The part that counts towards the debt. */
  readonly creditedCents: number
}

/** A sale, in cents: the proceeds after the fee, and the profit in them (negative for a loss). */
export interface Sale {
  readonly proceedsCents: number
  readonly profitCents: number
}

/**
 * Returns the shares of a sale. Each loan that is late enough skims a percentage of the proceeds, of which a part counts,
 * at most as much as pays the loan off. Then each loan that is secured by profit takes a percentage of the profit. The
 * sum never exceeds the proceeds. `loans` are the unpaid ones, the oldest first.
 */
export function sharesOfSale(sale: Sale, loans: readonly Loan[]): readonly SaleShare[] {
  const shares: SaleShare[] = []
  let leftCents = sale.proceedsCents
  const add = (share: SaleShare): void => {
    shares.push(share)
    leftCents -= share.amountCents
  }
  for (const loan of loans) add(skimOf(loan, sale, leftCents))
  for (const { id: loanId, security } of loans) {
    if (security?.kind !== 'profit') continue
    const percent = RULES.sale.profitSharePercent
    const shareCents = divideHalfEven(Math.max(0, sale.profitCents) * percent, 100)
    const amountCents = Math.min(leftCents, shareCents)
    add({ loanId, kind: 'profit', amountCents, creditedCents: 0 })
  }
  return shares.filter(({ amountCents }) => amountCents > 0)
}

function skimOf(loan: Loan, { proceedsCents }: Sale, leftCents: number): SaleShare {
  const { countsPercent } = RULES.late.skim
  const owedCents = owedOf(loan)
  const percent = skimPercent(loan.lateDaySeen)
  const amountCents = Math.min(
    divideHalfEven(proceedsCents * percent, 100),
    Math.ceil((owedCents * 100) / countsPercent),
    leftCents,
  )
  const creditedCents = creditOfSkim(amountCents, owedCents)
  return { loanId: loan.id, kind: 'skim', amountCents, creditedCents }
}

/** Returns how much of a skim counts towards the debt. */
export function creditOfSkim(skimCents: number, owedCents: number): number {
  return Math.min(owedCents, divideHalfEven(skimCents * RULES.late.skim.countsPercent, 100))
}
