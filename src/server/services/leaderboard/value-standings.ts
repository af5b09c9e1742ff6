import { dayOf, startOfDay, tickIn, tickNumber, tickStart } from '#src/rules/calendar.ts'
import { GOODS } from '#src/rules/market/goods.ts'
import { lockBehind, rollSome, valueGoods } from '../../db/repositories/standings.ts'
import { readOpenings } from '../market/openings.ts'
import type { Means } from '../means.ts'

/** Rows at a time: a player whose row is held waits for no more than these. */
const BATCH = 200

/** A tick, and what goods count for in it: cents in the order of GOODS. */
export interface Valuation {
  readonly season: { readonly id: string }
  readonly tick: number
  readonly bids: readonly number[]
}

/**
 * Brings the boards up to a tick: a new day counts its gains from how the day opened, and every stash counts for what
 * the city pays for it now. It may run on several nodes at once, and again: what is done is left alone.
 */
export async function valueStandings(
  means: Pick<Means, 'store'>,
  { season, tick, bids }: Valuation,
): Promise<void> {
  const day = dayOf(tickStart(season.id, tick))
  await beginDay(means, season.id, day)
  await value(means, tickNumber(season.id, tick), bids)
}

/** Values all stashes as the day opened, then begins it. */
async function beginDay(means: Pick<Means, 'store'>, seasonId: string, day: string): Promise<void> {
  const { store } = means
  const first = tickIn(seasonId, startOfDay(day))
  const { bids } = await readOpenings(store.db, seasonId, first, 1)
  await value(means, tickNumber(seasonId, first), bids)
  for (let rolled = BATCH; rolled === BATCH; ) {
    rolled = await store.transact((tx) => rollSome(tx, day, BATCH))
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
      const players = await lockBehind(tx, tick, { limit, waits })
      if (players.length > 0) await valueGoods(tx, players, { tick, bids })
      return players.length
    })
  for (let valued = BATCH; valued === BATCH; ) valued = await some(BATCH, false)
  // Whoever was at work is waited for, one by one: who holds no other row is in nobody's way.
  while ((await some(1, true)) > 0);
}
