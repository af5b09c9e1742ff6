import { dayOf, startOfDay, tickIn, tickNumber, tickStart } from '#src/rules/calendar.ts'
import { GOODS } from '#src/rules/market/goods.ts'
import { lockOutdatedStandings, rollStandings, valueGoods } from './standing-repository.ts'
import type { SeasonWalk } from '../market/season-walk.ts'
import type { ServerContext } from '../../server-context.ts'

/** Rows that are locked in one transaction, so that writes of players wait only briefly. */
const BATCH_SIZE = 200

/** A tick of a season. `walk` must include it. */
export interface Valuation {
  readonly walk: SeasonWalk
  readonly tick: number
}

/**
 * Brings the boards up to a tick: values every stash at the city's bids. On a new day, the gains of the day start from
 * the values at its opening. The function is idempotent, and may run on several nodes at once.
 */
export async function valueStandings(
  server: Pick<ServerContext, 'store'>,
  { walk, tick }: Valuation,
): Promise<void> {
  const { id } = walk.season
  await beginDay(server, walk, dayOf(tickStart(id, tick)))
  await valueStashes(server, tickNumber(id, tick), walk.bidsAt(tick))
}

/** Values all stashes at the opening of a day and starts the gains of the day from there. */
async function beginDay(
  server: Pick<ServerContext, 'store'>,
  walk: SeasonWalk,
  day: string,
): Promise<void> {
  const { store } = server
  const { id } = walk.season
  const first = tickIn(id, startOfDay(day))
  await valueStashes(server, tickNumber(id, first), walk.bidsAt(first))
  for (let rolled = BATCH_SIZE; rolled === BATCH_SIZE; ) {
    rolled = await store.transact((tx) => rollStandings(tx, day, BATCH_SIZE))
  }
}

/** Values all stashes that are valued at an earlier tick, in batches. `bidsInOrder` is in the order of GOODS. */
async function valueStashes(
  { store }: Pick<ServerContext, 'store'>,
  tick: number,
  bidsInOrder: readonly number[],
): Promise<void> {
  const bids = Object.fromEntries(
    GOODS.map(({ symbol }, index) => [symbol, bidsInOrder[index] ?? 0]),
  )
  const valueSome = (limit: number, waits: boolean): Promise<number> =>
    store.transact(async (tx) => {
      const players = await lockOutdatedStandings(tx, tick, { limit, waits })
      if (players.length > 0) await valueGoods(tx, players, { tick, bids })
      return players.length
    })
  for (let valued = BATCH_SIZE; valued === BATCH_SIZE; ) valued = await valueSome(BATCH_SIZE, false)
  // The remaining rows were locked by writes. Waits for one at a time: holding one lock cannot cause a deadlock.
  while ((await valueSome(1, true)) > 0);
}
