import { dayOf, seasonOf } from '#src/rules/calendar.ts'
import type { Transaction } from '../platform/db/database.ts'
import type { Season } from '../platform/db/repositories/seasons.ts'
import { loadSheets, storeWrites, type Writes } from './sheet-repository.ts'
import { cityBusy } from './city-busy.ts'
import { internalError } from '../platform/http/request-error.ts'
import { type LoadedSheet, toLoadedSheet } from './sheet-rows.ts'

/** Resolves with the sheets of locked players, in the order of their ids. */
export async function loadLocked(
  tx: Transaction,
  ids: readonly string[],
  { season, now }: { readonly season: Season; readonly now: Date },
): Promise<readonly LoadedSheet[]> {
  const month = seasonOf(now)
  const query = { month, day: dayOf(now), season: season.id, answerKey: null, payments: [] }
  const rows = await loadSheets(
    tx,
    ids.map((playerId) => ({
      ...{ ...query, playerId, nameKey: null, missions: false, named: null, talk: null },
    })),
  )
  return ids.map((playerId, index) => {
    const row = rows[index]
    const loaded = row && toLoadedSheet(row, playerId, { season, month, isDemoPot: false })
    if (!loaded) throw internalError(new RangeError('a locked player has no sheet'))
    return loaded
  })
}

/** Stores writes, all or none. Throws `unavailable` when the season has just ended: the whole transaction is rolled back. */
export async function storeAll(tx: Transaction, writes: readonly Writes[]): Promise<void> {
  const stored = await storeWrites(tx, writes)
  if (!stored.every(Boolean)) {
    throw cityBusy()
  }
}
