import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runsCall } from '#src/protocol/calls/season.ts'
import { travelCall } from '#src/protocol/calls/street-life.ts'
import { lockPlayer } from '#src/server/platform/db/repositories/players.ts'
import { sqlState } from '#src/server/platform/db/sql-state.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { trade as execute } from '#src/server/features/trade/trade.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
import {
  call,
  createTestApp,
  expectBalancedBooks,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { trade, tryTrade } from '#tests/support/trades.ts'

const BUY = { side: 'buy', symbol: 'SMOKES', quantity: 2 } as const
const MORE = { ...BUY, quantity: 5 } as const

async function openNodes(store: Store): Promise<[TestApp, TestApp, TestPlayer]> {
  const one = await createTestApp(store)
  return [one, await createTestApp(store), await signInAs(one)]
}

describeOnBothEngines('a player’s writes', (openFreshStore) => {
  test('of two nodes are decided one after the other: nothing is lost or doubled', async () => {
    const store = await openFreshStore()
    const [one, other, player] = await openNodes(store)
    const bought = await Promise.all(
      Array.from({ length: 12 }, (_, index) => trade(index % 2 ? one : other, player, BUY)),
    )
    const spent = bought.reduce((sum, { fill }) => sum - Math.round(fill.total * 100), 0)
    expect(Math.round((await stats(one, player)).cash * 100)).toBe(200_000 - spent)
    // The cash pays for some of them.
    const more = await Promise.all(
      Array.from({ length: 16 }, (_, index) => tryTrade(index % 2 ? one : other, player, MORE)),
    )
    const filled = more.filter(({ status }) => status === 200).length
    expect(filled).toBeGreaterThan(8)
    expect(more.filter(({ status }) => status === 409)).toHaveLength(16 - filled)
    const { runs } = await call(one, runsCall)
    // The opening debt, one event of the day at play, and the trades.
    expect(runs.map(({ length }) => length)).toEqual([14 + filled])
    await expectBalancedBooks(store)
  })

  test('under one key on two nodes are one effect and one answer', async () => {
    const store = await openFreshStore()
    const [one, other, player] = await openNodes(store)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => trade(index % 2 ? one : other, player, BUY, key)),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect((await stats(one, player)).cash).toBe(answers[0]?.cash)
    await expectBalancedBooks(store)
  })

  test('next to trips and other transactions are decided again, not overwritten', async () => {
    const store = await openFreshStore()
    const [one, other, player] = await openNodes(store)
    const { headers } = player
    const trips = ['brooklyn', 'queens', 'bronx'] as const
    await Promise.all([
      ...Array.from({ length: 6 }, () => tryTrade(one, player, BUY)),
      ...trips.map((borough) => call(other, travelCall, { body: { borough }, headers })),
    ])
    await expectBalancedBooks(store)
  })

  test('share round trips with those of other players', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const players = await Promise.all(Array.from({ length: 12 }, () => signInAs(app)))
    const bought = await Promise.all(players.map((player) => trade(app, player, BUY)))
    expect(new Set(bought.map(({ cash }) => cash)).size).toBe(1)
    expect((await call(app, runsCall)).runs).toHaveLength(12)
    await expectBalancedBooks(store)
  })

  test('that fail in the database leave nothing, and hurt nobody who shares the trip', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const [good, bad] = [await signInAs(app), await signInAs(app)]
    const writer = new PlayerWriter(app.server, app.market)
    const tradeAs = ({ id: playerId }: TestPlayer, id: string) =>
      execute(writer, {
        ...{ caller: { playerId }, body: BUY, idempotencyKey: undefined },
        id,
      })
    const id = randomUUID()
    await tradeAs(good, id)
    // The fill's id is the cause of its entry, and an entry can be booked once.
    const [again, fresh] = await Promise.allSettled([tradeAs(bad, id), tradeAs(good, randomUUID())])
    // The log names what the database has refused.
    expect(again).toMatchObject({
      reason: { code: 'unavailable', headers: { 'retry-after': '1' } },
    })
    expect(sqlState('reason' in again && again.reason)).toBe('23505')
    expect(fresh.status).toBe('fulfilled')
    expect((await stats(app, bad)).cash).toBe(2_000)
    await expectBalancedBooks(store)
  })

  test('of a player who was merged away are refused with 404', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const [kept, gone] = [await signInAs(app), await signInAs(app)]
    await asOwner(store).transact(async (tx) => {
      await lockPlayer(tx, gone.id)
      await tx.execute(sql`update players set merged_into = ${kept.id} where id = ${gone.id}`)
    })
    expect(await tryTrade(app, gone, BUY)).toMatchObject({ status: 404 })
  })
})
