import { dayOf } from '#src/rules/calendar.ts'
import { gameSessionEntry } from '#src/rules/street-entries.ts'
import type { Transaction } from '../../db/database.ts'
import { addPlayDay } from '../../db/repositories/pot.ts'
import { book } from '../ledger/book.ts'
import type { Means } from '../means.ts'

/**
 * Notes that a player does something today. The first action of a day counts as a game session: the house antes into
 * the pot, and the month has one more day at play. The player's row must be locked.
 */
export async function beginSession(means: Means, tx: Transaction, playerId: string): Promise<void> {
  const day = dayOf(means.clock.now())
  if (await addPlayDay(tx, playerId, day)) {
    await book(means, tx, gameSessionEntry(playerId, day))
  }
}
