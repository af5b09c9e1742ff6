import type { Transaction } from '../../platform/db/database.ts'
import { storeClose } from '../../write/store-merge.ts'
import { currentSeason } from '../../read/season/seasons.ts'
import type { ServerContext } from '../../server-context.ts'

/**
 * Ends a player who was deleted or is an idle guest: the player is marked as merged into itself. The player's row must be
 * locked. Cash returns to the account `house`, which also pays the debts. Goods and the rank on the boards are lost, and
 * with the rank the share of the pot. Other players can choose the street name. Booked entries remain.
 */
export async function closePlayer(
  server: Pick<ServerContext, 'clock' | 'ids'>,
  tx: Transaction,
  playerId: string,
): Promise<void> {
  const season = await currentSeason(server, tx)
  await storeClose(tx, { playerId, season, now: server.clock.now(), newId: server.ids.uuid })
}
