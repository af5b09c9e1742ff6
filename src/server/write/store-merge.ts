import { dayOf, seasonOf, tickIn } from '#src/rules/calendar.ts'
import { decideMerge } from '#src/rules/merging.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { fold } from '#src/rules/player/evolve.ts'
import type { Transaction } from '../db/database.ts'
import type { Season } from '../db/repositories/seasons.ts'
import { loadSheets, storeWrites, type Writes } from '../db/repositories/sheets.ts'
import { internalError, RequestError } from '../http/request-error.ts'
import { type LoadedSheet, toLoadedSheet } from './sheet-rows.ts'
import { toWrites } from './to-writes.ts'

interface Moment {
  readonly season: Season
  readonly now: Date
  readonly newId: () => string
}

export interface StoredMerge extends Moment {
  readonly keptId: string
  readonly droppedId: string
}

/**
 * Merges two locked players by one store over both runs: loads both sheets, decides, and stores the events of both. The
 * dropped player's bought messages move to the kept player; all else of that player ends. Other players can choose the
 * street name. Booked entries remain. Resolves with the number of moved messages.
 */
export async function storeMerge(tx: Transaction, merge: StoredMerge): Promise<number> {
  const { keptId, droppedId } = merge
  const [kept, dropped] = await loadPlayers(tx, [keptId, droppedId], merge)
  if (!kept || !dropped) throw internalError(new RangeError('a locked player has no sheet'))
  const tick = tickOf(merge, [kept, dropped])
  const events = decideMerge(dropped.sheet, { now: merge.now, season: merge.season.id, tick })
  const closed = [{ player_id: droppedId, merged_into: keptId }]
  await storeAll(tx, [
    writesOf(kept, events.kept, { ...merge, tick }),
    { ...writesOf(dropped, events.dropped, { ...merge, tick }), closed },
  ])
  return dropped.sheet.interactions.bought
}

/** Ends a locked player, whose bought messages end, too. The player is marked as merged into itself. */
export async function storeClose(
  tx: Transaction,
  close: Moment & { readonly playerId: string },
): Promise<void> {
  const { playerId } = close
  const [loaded] = await loadPlayers(tx, [playerId], close)
  if (!loaded) throw internalError(new RangeError('a locked player has no sheet'))
  const tick = tickOf(close, [loaded])
  const events = decideMerge(loaded.sheet, { now: close.now, season: close.season.id, tick })
  const closed = [{ player_id: playerId, merged_into: playerId }]
  await storeAll(tx, [{ ...writesOf(loaded, events.dropped, { ...close, tick }), closed }])
}

/** Stores writes, all or none. Throws `unavailable` when the season has just ended. */
async function storeAll(tx: Transaction, writes: readonly Writes[]): Promise<void> {
  const stored = await storeWrites(tx, writes)
  // The whole transaction is rolled back.
  if (!stored.every(Boolean))
    throw new RequestError('unavailable', 'The city is busy. Please try again.')
}

/** Returns the writes of a player's events. The player's worth is unchanged, or the player leaves the boards. */
function writesOf(
  loaded: LoadedSheet,
  events: readonly PlayerEvent[],
  { now, newId, tick }: Moment & { readonly tick: number },
): Writes {
  return {
    ...toWrites({
      ...{ loaded, events, after: fold(loaded.sheet, events), now, tick, newId },
      ...{ goodsCents: 0, answer: null, payment: null, name: null, rows: {} },
    }),
    standings: [],
  }
}

async function loadPlayers(
  tx: Transaction,
  ids: readonly string[],
  { season, now }: Moment,
): Promise<(LoadedSheet | null)[]> {
  const month = seasonOf(now)
  const query = { month, day: dayOf(now), season: season.id, answerKey: null, payments: [] }
  const rows = await loadSheets(
    tx,
    ids.map((playerId) => ({
      ...{ ...query, playerId, nameKey: null, missions: false, named: null },
    })),
  )
  return ids.map((playerId, index) => {
    const row = rows[index]
    return row ? toLoadedSheet(row, playerId, { season, month, isDemoPot: false }) : null
  })
}

/** Returns the tick of the write: not before the last one of a run, which a node with a later clock may have written. */
function tickOf({ season, now }: Moment, players: readonly LoadedSheet[]): number {
  return Math.max(tickIn(season.id, now), ...players.map(({ run }) => run.tick))
}
