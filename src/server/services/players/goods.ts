import { isLoanDue } from '#src/rules/loans/due.ts'
import type { Goods } from '#src/rules/market/goods.ts'
import { goodsIn, type Holding } from '#src/rules/stash.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { unpaidLoansOf } from '../../db/repositories/loans.ts'
import { stashOf } from '../../db/repositories/stash.ts'
import { readUpToDate } from '../../write/read-up-to-date.ts'

/** Resolves with a player's goods, without those that a shark has taken because of a late loan. */
export async function holdingsOf(
  { clock }: { readonly clock: Clock },
  db: Database,
  playerId: string,
): Promise<readonly Holding[]> {
  const loans = await unpaidLoansOf(db, playerId)
  if (!loans.some((loan) => isLoanDue(loan, clock.now()))) return stashOf(db, playerId)
  const upToDate = await readUpToDate({ clock }, db, playerId)
  return upToDate?.sheet.holdings.filter(({ quantity }) => quantity > 0) ?? []
}

/** Resolves with the units of each good that a player holds. */
export async function goodsOf(
  server: { readonly clock: Clock },
  db: Database,
  playerId: string,
): Promise<Goods> {
  return goodsIn(await holdingsOf(server, db, playerId))
}
