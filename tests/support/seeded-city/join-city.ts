import { dayOf, seasonOf, tickIn } from '#src/rules/calendar.ts'
import { openingDebtOf } from '#src/rules/loans/opening.ts'
import { fold } from '#src/rules/player/evolve.ts'
import { uuidOf } from '#src/server/platform/hashing.ts'
import { type LoadedSheet, toLoadedSheet } from '#src/server/write/sheet-rows.ts'
import { toWrites } from '#src/server/write/to-writes.ts'
import { citySeason } from './city-market.ts'
import { CityRun } from './city-run.ts'
import type { CityStore, Newcomer } from './city-store.ts'

export interface Arrival {
  readonly store: CityStore
  readonly newcomers: readonly Newcomer[]
  readonly now: Date
  readonly isDemoPot: boolean
  readonly newId: () => string
}

/** Adds newcomers with the opening debt as the first record of each run. Resolves with the runs. */
export async function joinCity(arrival: Arrival): Promise<readonly CityRun[]> {
  const { store, newcomers, now, isDemoPot } = arrival
  await store.addPlayers(newcomers)
  const loaded = await loadNewcomers(arrival)
  const stored = await store.sheets.store(loaded.map((each) => debtOf(each, arrival)))
  if (!stored.every(Boolean)) throw new RangeError('A newcomer has no opening debt.')
  const runs = loaded.map(({ sheet }) => new CityRun(sheet, isDemoPot))
  const byPlayer = new Map(runs.map((run) => [run.playerId, run]))
  for (const event of await store.eventsAfter(runs.flatMap((run) => run.known([seasonOf(now)])))) {
    byPlayer.get(event.player_id)?.add(event)
  }
  return runs
}

/** Returns the id of a newcomer's opening debt. */
export function openingLoanOf({ id }: Pick<Newcomer, 'id'>): string {
  return uuidOf(`opening|${id}`)
}

async function loadNewcomers(arrival: Arrival): Promise<readonly LoadedSheet[]> {
  const { store, newcomers, now, isDemoPot } = arrival
  const month = seasonOf(now)
  const query = {
    ...{ answerKey: null, payments: [], missions: false, nameKey: null, named: null, talk: null },
    ...{ day: dayOf(now), month, season: month },
  }
  const rows = await store.sheets.load(
    newcomers.map(({ id: playerId }) => ({ ...query, playerId })),
  )
  const moment = { season: citySeason(month), month, isDemoPot }
  return newcomers.flatMap(({ id }, index) => {
    const row = rows[index]
    const loaded = row && toLoadedSheet(row, id, moment)
    return loaded ? [loaded] : []
  })
}

function debtOf(loaded: LoadedSheet, { now, newId }: Arrival) {
  const season = seasonOf(now)
  const tick = tickIn(season, now)
  const { playerId: id } = loaded.sheet
  const events = [openingDebtOf(openingLoanOf({ id }), { now, season, tick })]
  return toWrites({
    ...{ loaded, events, after: fold(loaded.sheet, events), now, tick, newId },
    ...{ goodsCents: 0, answer: null, payment: null, name: null, rows: {} },
  })
}
