import { dayOf } from '#src/rules/calendar.ts'
import { gameSessionEntry } from '#src/rules/street-entries.ts'
import type { Transaction } from '../../db/database.ts'
import { type Player, updatePlayer } from '../../db/repositories/players.ts'
import { countPlayDay } from '../../db/repositories/pot.ts'
import { book } from '../ledger/book.ts'
import type { Means } from '../means.ts'

/**
 * Notes the first act of a locked player on a day: the house antes into the pot, and the month has one more day at play.
 * Does nothing for a later act of the day.
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
