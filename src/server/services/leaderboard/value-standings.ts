import { dayOf, startOfDay, tickIn, tickNumber, tickStart } from '#src/rules/calendar.ts'
import { GOODS } from '#src/rules/market/goods.ts'
import {
  lockOutdatedStandings,
  rollStandings,
  valueGoods,
} from '../../db/repositories/standings.ts'
import type { SeasonWalk } from '../market/season-walk.ts'
import type { Means } from '../means.ts'

/** Rows at a time: a player whose row is held waits for no more than these. */
const BATCH = 200

/** A tick of a season that is walked up to it. */
export interface Valuation {
  readonly walk: SeasonWalk
  readonly tick: number
}

/**
 * Brings the boards up to a tick: a new day counts its gains from how the day opened, and every stash counts for what
 * the city pays for it now. It may run on several nodes at once, and again: what is done is left alone.
 */
export async function valueStandings(
  means: Pick<Means, 'store'>,
  { walk, tick }: Valuation,
): Promise<void> {
  const { id } = walk.season
  await beginDay(means, walk, dayOf(tickStart(id, tick)))
  await value(means, tickNumber(id, tick), walk.bidsAt(tick))
}

/** Values all stashes as the day opened, then begins it. */
async function beginDay(means: Pick<Means, 'store'>, walk: SeasonWalk, day: string): Promise<void> {
  const { store } = means
  const { id } = walk.season
  const first = tickIn(id, startOfDay(day))
  await value(means, tickNumber(id, first), walk.bidsAt(first))
  for (let rolled = BATCH; rolled === BATCH; ) {
    rolled = await store.transact((tx) => rollStandings(tx, day, BATCH))
  }
}

async function value(
  { store }: Pick<Means, 'store'>,
  tick: number,
  inOrder: readonly number[],
): Promise<void> {
  const bids = Object.fromEntries(GOODS.map(({ symbol }, index) => [symbol, inOrder[index] ?? 0]))
  const some = (limit: number, waits: boolean): Promise<number> =>
    store.transact(async (tx) => {
      const players = await lockOutdatedStandings(tx, tick, { limit, waits })
      if (players.length > 0) await valueGoods(tx, players, { tick, bids })
      return players.length
    })
  for (let valued = BATCH; valued === BATCH; ) valued = await some(BATCH, false)
  // Whoever was at work is waited for, one by one: who holds no other row is in nobody's way.
  while ((await some(1, true)) > 0);
}
