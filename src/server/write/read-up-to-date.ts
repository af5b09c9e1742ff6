import { dayOf, seasonOf, tickIn } from '#src/rules/calendar.ts'
import { decideDue } from '#src/rules/player/due.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { fold } from '#src/rules/player/evolve.ts'
import type { Sheet } from '#src/rules/player/sheet.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { seasonRowOf } from '../platform/db/repositories/seasons.ts'
import { loadSheets } from './sheet-repository.ts'
import { seasonChance } from '../platform/chance.ts'
import { uuidOf } from '../platform/hashing.ts'
import { toLoadedSheet } from './sheet-rows.ts'
import type { Listener } from './tellings.ts'

/** A player's sheet as the next write will find it. */
export interface UpToDate {
  /** The sheet as it is stored. */
  readonly stored: Sheet
  readonly listener: Listener
  readonly sheet: Sheet
  /** The events of what has fallen due by time. The next write stores them. */
  readonly due: readonly PlayerEvent[]
}

/** Resolves with a player's sheet after what has fallen due by now. Stores nothing. Null for an unknown player. */
export async function readUpToDate(
  { clock }: { readonly clock: Clock },
  db: Database,
  playerId: string,
): Promise<UpToDate | null> {
  const now = clock.now()
  const season = seasonOf(now)
  const query = { playerId, season, month: season, day: dayOf(now), answerKey: null, payments: [] }
  const [rows] = await loadSheets(db, [
    { ...query, nameKey: null, missions: false, named: null, talk: null },
  ])
  // The hash of the season's seed is for runs, which a read does not extend.
  const moment = { season: { id: season, seedHash: '' }, month: season, isDemoPot: false }
  const loaded = rows && toLoadedSheet(rows, playerId, moment)
  if (!loaded) return null
  const { listener, sheet } = loaded
  const row = await seasonRowOf(db, season)
  // A season begins with its first write. Nothing can be decided in it before.
  if (!row) return { stored: sheet, listener, sheet, due: [] }
  const tick = tickIn(season, now)
  const chance = seasonChance(row.seed)
  const due = decideDue(sheet, { now, season, tick, idOf: uuidOf, chance })
  return { stored: sheet, listener, sheet: fold(sheet, due), due }
}
