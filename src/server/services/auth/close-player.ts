import { CHARACTERS } from '#src/protocol/characters.ts'
import { cashAccount, debtAccount } from '#src/rules/ledger.ts'
import { playerMerged } from '#src/rules/life-entries.ts'
import type { Transaction } from '../../db/database.ts'
import { balancesOf } from '../../db/repositories/ledger.ts'
import { unpaidLoansOf, updateLoan } from '../../db/repositories/loans.ts'
import { updatePlayer } from '../../db/repositories/players.ts'
import { removeStanding } from '../../db/repositories/standings.ts'
import { emptyStash } from '../../db/repositories/stash.ts'
import { book } from '../ledger/book.ts'
import type { ServerContext } from '../server-context.ts'

/**
 * Ends a player who was merged into another. The player's row must be locked. Cash returns to the account `house`,
 * which also pays the debts. Goods and the rank on the boards are lost, and with the rank the share of the pot. Other
 * players can choose the street name. Booked entries remain.
 */
export async function closePlayer(
  server: Pick<ServerContext, 'clock' | 'ids'>,
  tx: Transaction,
  { playerId, mergedInto }: { playerId: string; mergedInto: string },
): Promise<void> {
  const balances = await balancesOf(tx, [
    cashAccount(playerId),
    ...CHARACTERS.map((shark) => debtAccount(playerId, shark)),
  ])
  const left = {
    cashCents: balances.get(cashAccount(playerId)) ?? 0,
    debtCents: Object.fromEntries(
      CHARACTERS.map((shark) => [shark, -(balances.get(debtAccount(playerId, shark)) ?? 0)]),
    ),
  }
  const entry = playerMerged(playerId, left)
  if (entry.postings.length > 0) await book(server, tx, entry)
  for (const { id, principalCents, accruedCents } of await unpaidLoansOf(tx, playerId)) {
    await updateLoan(tx, id, { status: 'paid', repaidCents: principalCents + accruedCents })
  }
  await emptyStash(tx, playerId)
  await removeStanding(tx, playerId)
  await updatePlayer(tx, playerId, { mergedInto, streetName: playerId, boughtInteractions: 0 })
}
