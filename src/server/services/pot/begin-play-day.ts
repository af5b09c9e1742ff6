import { dayOf } from '#src/rules/calendar.ts'
import { gameSessionEntry } from '#src/rules/street-entries.ts'
import type { Transaction } from '../../db/database.ts'
import { type Player, updatePlayer } from '../../db/repositories/players.ts'
import { countPlayDay } from '../../db/repositories/pot.ts'
import { book } from '../ledger/book.ts'
import type { Means } from '../means.ts'

/**
 * Counts a day at play and books its ante to the pot, at the first act of a player on a day. Does nothing afterwards.
 * The player's row must be locked.
 */
export async function beginPlayDay(
  means: Pick<Means, 'clock' | 'ids'>,
  tx: Transaction,
  { id, playDay }: Pick<Player, 'id' | 'playDay'>,
): Promise<void> {
  const day = dayOf(means.clock.now())
  if (playDay === day) return
  await updatePlayer(tx, id, { playDay: day })
  await countPlayDay(tx, id, day)
  await book(means, tx, gameSessionEntry(id, day))
}
