import { addTo, type Holding } from '../stash.ts'
import type { Sheet, SheetLoan } from './sheet.ts'

/** A payment on a loan, from an event. */
export interface LoanPayment {
  readonly loanId: string
  readonly cents: number
  /** Whether the payment pays the loan off. */
  readonly isPaid: boolean
}

/** Returns the sheet after a payment on a loan. When the loan is paid off, its pledge returns to the stash. */
export function payOnLoan(sheet: Sheet, { loanId, cents, isPaid }: LoanPayment): Sheet {
  const loan = sheet.loans.find(({ id }) => id === loanId)
  if (!loan) return sheet
  const repaidCents = loan.repaidCents + cents
  const after: SheetLoan = { ...loan, repaidCents, status: isPaid ? 'paid' : loan.status }
  return {
    ...sheet,
    loans: sheet.loans.map((known) => (known.id === loanId ? after : known)),
    holdings: isPaid ? returnPledge(sheet.holdings, loan) : sheet.holdings,
  }
}

function returnPledge(holdings: readonly Holding[], { security }: SheetLoan): readonly Holding[] {
  return security?.kind === 'goods'
    ? security.pledge.reduce<readonly Holding[]>(addTo, holdings)
    : holdings
}
