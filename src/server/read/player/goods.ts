import type { Goods } from '#src/rules/market/goods.ts'
import { goodsIn, type Holding } from '#src/rules/stash.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { unpaidLoansOf } from './loan-repository.ts'
import { playerOf } from '../../platform/db/repositories/players.ts'
import { stashOf } from './stash-repository.ts'
import { readUpToDate } from '../../write/read-up-to-date.ts'
import { isAnythingDue } from './figures.ts'

/** Resolves with a player's goods, without those that have gone since the last write, to a shark or in a night. */
export async function holdingsOf(
  { clock }: { readonly clock: Clock },
  db: Database,
  playerId: string,
): Promise<readonly Holding[]> {
  const [loans, player] = [await unpaidLoansOf(db, playerId), await playerOf(db, playerId)]
  if (!player || !isAnythingDue({ loans, player }, clock.now())) return stashOf(db, playerId)
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
