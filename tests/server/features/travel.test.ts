import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { encounterCall, travelCall } from '#src/protocol/calls/street-life.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import {
  call,
  createTestApp,
  expectBalancedBooks,
  send,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { setHeat, setStash } from '#tests/support/holdings.ts'

const DAY_MS = 86_400_000
type Borough = 'manhattan' | 'brooklyn' | 'queens' | 'bronx' | 'staten_island' | 'jersey'

function go(app: TestApp, { headers }: TestPlayer, borough: Borough) {
  return call(app, travelCall, { body: { borough }, headers })
}

function tryToGo(app: TestApp, { headers }: TestPlayer, borough: unknown) {
  return send(app, 'POST /api/v1/player/travel', { body: { borough }, headers })
}

/** Raises the heat and travels until the police stop the player, so that no draw decides the test. */
async function travelUntilStopped(store: Store, app: TestApp, player: TestPlayer) {
  const places: Borough[] = ['brooklyn', 'manhattan']
  for (let trip = 0; trip < 40; trip += 1) {
    const borough = places[trip % 2] ?? 'brooklyn'
    await setHeat(asOwner(store).db, { playerId: player.id, borough, heat: 7 })
    await asOwner(store).db.execute(sql`update players set moves = 10 where id = ${player.id}`)
    const { encounter } = await go(app, player, borough)
    if (encounter) return encounter
  }
  return expect.fail('the police did not stop the player on 40 trips')
}

describeOnBothEngines('travel', (openFreshStore, _, describeOnce) => {
  test('default: a move and the toll, and one is there', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const { state_delta, toll, encounter } = await go(app, player, 'jersey')
    expect(toll).toBe(50)
    expect(encounter).toBeUndefined()
    expect(state_delta).toMatchObject({
      borough: 'jersey',
      cash: 1950,
      moves_left: 4,
      streak: 1,
      encounter: null,
    })
    expect(await stats(app, player)).toMatchObject({ borough: 'jersey', cash: 1950, moves_left: 4 })
    await expectBalancedBooks(store)
  })

  test('behavior: every move spent cools the other boroughs by 0.6', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const heat = { playerId: player.id }
    await setHeat(asOwner(store).db, { ...heat, borough: 'queens', heat: 3 })
    await setHeat(asOwner(store).db, { ...heat, borough: 'bronx', heat: 1 })
    const first = await go(app, player, 'bronx')
    expect(first.state_delta.heat).toMatchObject({ queens: 2.4, bronx: 1 })
    const second = await go(app, player, 'jersey')
    expect(second.state_delta.heat).toMatchObject({ queens: 1.8, bronx: 0.4 })
  })

  test('behavior: a hot player is stopped sooner or later, and then nothing else moves', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const encounter = await travelUntilStopped(store, app, player)
    const { borough } = await stats(app, player)
    expect(encounter).toMatchObject({ kind: 'police', borough })
    expect(encounter.price).toBeGreaterThan(0)
    expect(await tryToGo(app, player, 'queens')).toMatchObject({
      status: 409,
      json: { code: 'encounter_open' },
    })
    const before = await stats(app, player)
    const settled = await call(app, encounterCall, {
      body: { choice: 'pay' },
      headers: player.headers,
    })
    expect(settled.outcome).toMatchObject({ choice: 'pay', success: true })
    expect(settled.outcome.cash_lost).toBeCloseTo(Math.min(encounter.price, before.cash))
    expect(settled.state_delta.encounter).toBeNull()
    expect(settled.state_delta.cash).toBeCloseTo(before.cash - settled.outcome.cash_lost)
    await go(app, player, 'queens')
    await expectBalancedBooks(store)
  })

  test('behavior: without a cent the police take goods, and the player goes on', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await setStash(asOwner(store).db, {
      playerId: player.id,
      symbol: 'SMOKES',
      quantity: 30,
      costCents: 60_000,
    })
    await travelUntilStopped(store, app, player)
    await asOwner(store).db.execute(sql`
      update accounts set balance_cents = 0 where name = ${`player:${player.id}:cash`}`)
    const { outcome } = await call(app, encounterCall, {
      body: { choice: 'pay' },
      headers: player.headers,
    })
    expect(outcome).toMatchObject({ cash_lost: 0, goods_lost: { SMOKES: 3 } })
    const { rows } = await store.db.execute(sql`select quantity, cost_cents from stash`)
    expect(rows.map((row) => [Number(row.quantity), Number(row.cost_cents)])).toEqual([
      [27, 54_000],
    ])
  })

  test('behavior: twelve racing trips spend five moves', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const places = ['brooklyn', 'queens', 'bronx', 'jersey']
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, trip) => tryToGo(app, player, places[trip % 4])),
    )
    const arrived = answers.filter(({ status }) => status === 200).length
    expect(await stats(app, player)).toMatchObject({ moves_left: 5 - arrived })
    const { rows } = await store.db.execute(sql`select moves_made from players`)
    expect(rows).toEqual([{ moves_made: arrived }])
    await expectBalancedBooks(store)
  })

  test('behavior: the same key and body go once, another body is refused', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    const headers = { ...player.headers, 'idempotency-key': randomUUID() }
    const body = { borough: 'queens' as const }
    const first = await send(app, 'POST /api/v1/player/travel', { body, headers })
    const again = await send(app, 'POST /api/v1/player/travel', { body, headers })
    expect(again.json).toEqual(first.json)
    expect(await stats(app, player)).toMatchObject({ moves_left: 4 })
    expect(
      await send(app, 'POST /api/v1/player/travel', { body: { borough: 'bronx' }, headers }),
    ).toMatchObject({ status: 422, json: { code: 'idempotency_mismatch' } })
  })

  test('behavior: moves come back with the day, and a trip counts for the streak', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    for (const place of ['queens', 'brooklyn', 'queens', 'brooklyn', 'queens'] as const) {
      await go(app, player, place)
    }
    expect(await tryToGo(app, player, 'bronx')).toMatchObject({
      status: 409,
      json: { code: 'out_of_moves' },
    })
    app.clock.advance(DAY_MS)
    const { state_delta } = await go(app, player, 'bronx')
    expect(state_delta).toMatchObject({ moves_left: 4, streak: 2 })
  })

  describeOnce('refusals', () => {
    test('error: where one stands, nowhere, and without the toll', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      expect(await tryToGo(app, player, 'manhattan')).toMatchObject({
        status: 422,
        json: { detail: 'You are in Manhattan already.' },
      })
      for (const nowhere of ['central_park', '', 7, null, undefined]) {
        expect(await tryToGo(app, player, nowhere)).toMatchObject({ status: 422 })
      }
      expect(
        await send(app, 'POST /api/v1/player/encounter', {
          body: { choice: 'pay' },
          headers: player.headers,
        }),
      ).toMatchObject({ status: 409, json: { detail: 'Nobody stands in your way.' } })
      expect(
        await send(app, 'POST /api/v1/player/encounter', {
          body: { choice: 'pray' },
          headers: player.headers,
        }),
      ).toMatchObject({ status: 422 })
      await asOwner(store).db.execute(sql`
        update accounts set balance_cents = 1999 where name = ${`player:${player.id}:cash`}`)
      expect(await tryToGo(app, player, 'brooklyn')).toMatchObject({
        status: 409,
        json: {
          code: 'short_of_cash',
          detail: 'The way costs $20 and you have $19.99. A job brings some.',
        },
      })
      expect(await stats(app, player)).toMatchObject({ moves_left: 5, borough: 'manhattan' })
    })
  })
})
