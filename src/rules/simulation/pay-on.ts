import { owedAt } from '../loans.ts'
import type { Bot } from './bot.ts'
import type { City } from './city.ts'

/** Pays cash on a loan, and drops the loan when nothing is owed. */
export function payOn(city: City, bot: Bot, loanId: string, amountCents: number): void {
  bot.cashCents -= amountCents
  bot.loans = bot.loans
    .map((loan) =>
      loan.id === loanId ? { ...loan, repaidCents: loan.repaidCents + amountCents } : loan,
    )
    .filter((loan) => owedAt(loan, city.now) > 0)
}
