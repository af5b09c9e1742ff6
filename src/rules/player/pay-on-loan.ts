import type { Sheet } from './sheet.ts'

/** Returns the sheet after a payment on a loan. A loan on which nothing is owed is cleared by an event of its own. */
export function payOnLoan(
  sheet: Sheet,
  { loan: id, cents }: { readonly loan: string; readonly cents: number },
): Sheet {
  const loans = sheet.loans.map((loan) =>
    loan.id === id ? { ...loan, repaidCents: loan.repaidCents + cents } : loan,
  )
  return { ...sheet, loans }
}
