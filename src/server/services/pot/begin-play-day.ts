import { dayOf } from '#src/rules/calendar.ts'
import { gameSessionEntry } from '#src/rules/street-entries.ts'
import type { Transaction } from '../../db/database.ts'
import { type Player, updatePlayer } from '../../db/repositories/players.ts'
import { countPlayDay } from '../../db/repositories/pot.ts'
import { book } from '../ledger/book.ts'
import type { ServerContext } from '../server-context.ts'

/**
 * Counts a day at play and books its ante to the pot, at the first act of a player on a day. Does nothing afterwards.
 * The player's row must be locked.
 */
export async function beginPlayDay(
  server: Pick<ServerContext, 'clock' | 'ids'>,
  tx: Transaction,
  { id, playDay }: Pick<Player, 'id' | 'playDay'>,
): Promise<void> {
  const day = dayOf(server.clock.now())
  if (playDay === day) return
  await updatePlayer(tx, id, { playDay: day })
  await countPlayDay(tx, id, day)
  await book(server, tx, gameSessionEntry(id, day))
}
