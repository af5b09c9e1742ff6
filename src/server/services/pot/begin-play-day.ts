import { dayOf } from '#src/rules/calendar.ts'
import { gameSessionEntry } from '#src/rules/street-entries.ts'
import type { Transaction } from '../../db/database.ts'
import { isProvenPlayer } from '../../db/repositories/evidence.ts'
import { type Player, updatePlayer } from '../../db/repositories/players.ts'
import { countPlayDay } from '../../db/repositories/pot.ts'
import { book } from '../ledger/book.ts'
import type { ServerContext } from '../server-context.ts'
import { isDemoPot, judgementNow } from './judgement.ts'

/**
 * Counts a day at play, at the first act of a player on a day, and books its part of the pot if the player takes part in
 * the pot. Does nothing afterwards.
 * The player's row must be locked.
 */
export async function beginPlayDay(
  server: Pick<ServerContext, 'clock' | 'config' | 'ids'>,
  tx: Transaction,
  { id, playDay }: Pick<Player, 'id' | 'playDay'>,
): Promise<void> {
  const day = dayOf(server.clock.now())
  if (playDay === day) return
  await updatePlayer(tx, id, { playDay: day })
  await countPlayDay(tx, id, day)
  const takesPart = isDemoPot(server.config) || (await isProvenPlayer(tx, id, judgementNow(server)))
  if (takesPart) await book(server, tx, gameSessionEntry(id, day))
}
