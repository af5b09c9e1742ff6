import { owedOf } from '../loans.ts'
import type { Bot } from './bot.ts'

/** Pays on a loan, and drops the loan when nothing is owed. */
export function payOn(
  bot: Bot,
  loanId: string,
  { cashCents, creditedCents }: { readonly cashCents: number; readonly creditedCents: number },
): void {
  bot.cashCents -= cashCents
  bot.loans = bot.loans
    .map((loan) =>
      loan.id === loanId ? { ...loan, repaidCents: loan.repaidCents + creditedCents } : loan,
    )
    .filter((loan) => owedOf(loan) > 0)
}
