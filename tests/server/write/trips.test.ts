import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runsCall } from '#src/protocol/calls/season.ts'
import { encounterCall, travelCall } from '#src/protocol/calls/street-life.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { settleOpenEncounter } from '#src/server/features/encounters/settle-encounter.ts'
import { travel } from '#src/server/features/travel/travel.ts'
import type { PlayerWriter } from '#src/server/write/act.ts'
import {
  type Answered,
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
import { interruptedWriter } from '#tests/support/interrupted-writer.ts'
import { trade } from '#tests/support/trades.ts'
import { verifyRun } from '#tests/support/verify-run.ts'
import { setHeat } from '#tests/support/holdings.ts'

const PLACES = ['brooklyn', 'queens', 'bronx', 'jersey'] as const
const CRASH = new Error('the process ended here')

async function openNodes(store: Store): Promise<[TestApp, TestApp, TestPlayer]> {
  const one = await createTestApp(store)
  return [one, await createTestApp(store), await signInAs(one)]
}

function post(
  app: TestApp,
  { headers }: TestPlayer,
  [path, body]: readonly [string, unknown],
  key: string = randomUUID(),
): Promise<Answered> {
  return send(app, `POST ${path}`, { body, headers: { ...headers, 'idempotency-key': key } })
}

const to = (borough: unknown) => [travelCall.path, { borough }] as const
const choose = (choice: unknown) => [encounterCall.path, { choice }] as const

function travelBy(writer: PlayerWriter, { id: playerId }: TestPlayer, idempotencyKey?: string) {
  const body = { borough: 'jersey' } as const
  return travel(writer, { caller: { playerId }, body, idempotencyKey, id: randomUUID() })
}

/** Travels between two hot boroughs until the police stop the player. */
async function travelUntilStopped(store: Store, app: TestApp, player: TestPlayer): Promise<void> {
  for (let trip = 0; trip < 40; trip += 1) {
    const borough = trip % 2 ? 'manhattan' : 'brooklyn'
    await setHeat(asOwner(store).db, { playerId: player.id, borough, heat: 7 })
    await asOwner(store).db.execute(sql`update players set moves = 10 where id = ${player.id}`)
    const { json } = await post(app, player, to(borough))
    if (JSON.stringify(json).includes('"encounter":{')) return
  }
  expect.fail('the police did not stop the player on 40 trips')
}

describeOnBothEngines('trips and encounters', (openFreshStore) => {
  test('of two nodes are decided one after the other: five moves are five trips', async () => {
    const store = await openFreshStore()
    const [one, other, player] = await openNodes(store)
    const went = await Promise.all(
      Array.from({ length: 16 }, (_, trip) =>
        post(trip % 2 ? one : other, player, to(PLACES[trip % PLACES.length])),
      ),
    )
    const arrived = went.filter(({ status }) => status === 200).length
    expect(arrived).toBeGreaterThan(0)
    const { rows } = await store.db.execute(sql`
      select moves_made, 5 - moves as spent,
        (select count(*)::int from entries where kind = 'travel_toll') as tolls,
        (select count(*)::int from events where body like '{"kind":"travelled"%') as trips
      from players`)
    expect(rows).toEqual([{ moves_made: arrived, spent: arrived, tolls: arrived, trips: arrived }])
    await expectBalancedBooks(store)
  })

  test('under one key on two nodes are one effect and one answer', async () => {
    const store = await openFreshStore()
    const [one, other, player] = await openNodes(store)
    const sendAll = (write: readonly [string, unknown]) => {
      const key = randomUUID()
      return Promise.all(
        Array.from({ length: 8 }, (_, index) => post(index % 2 ? one : other, player, write, key)),
      )
    }
    const went = await sendAll(to('jersey'))
    for (const { status, json } of went) expect([status, json]).toEqual([200, went[0]?.json])
    expect(await stats(one, player)).toMatchObject({ cash: 1_950, moves_left: 4 })
    await travelUntilStopped(store, one, player)
    const settled = await sendAll(choose('pay'))
    for (const { status, json } of settled) expect([status, json]).toEqual([200, settled[0]?.json])
    await expectBalancedBooks(store)
  })

  test('settle an encounter once when two nodes race', async () => {
    const store = await openFreshStore()
    const [one, other, player] = await openNodes(store)
    await travelUntilStopped(store, one, player)
    const choices = ['pay', 'run', 'fight', 'talk']
    const settled = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        post(index % 2 ? one : other, player, choose(choices[index % 4])),
      ),
    )
    const statuses = settled.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    const { rows } = await store.db.execute(sql`
      select count(*)::int as n from events where body like '{"kind":"encounter_settled"%'`)
    expect(rows).toEqual([{ n: 1 }])
    await expectBalancedBooks(store)
  })

  test('are decided again where another node wrote between load and store', async () => {
    const store = await openFreshStore()
    const [one, other, player] = await openNodes(store)
    const BUY = { side: 'buy', symbol: 'SMOKES', quantity: 2 } as const
    let cash = 0
    const writer = interruptedWriter(one, async () => {
      cash = (await trade(other, player, BUY)).cash
    })
    const { state_delta } = await travelBy(writer, player)
    expect(state_delta.cash).toBeCloseTo(cash - 50)
    expect(await stats(one, player)).toMatchObject({ borough: 'jersey', moves_left: 4 })
    const { runs } = await call(one, runsCall)
    // The events of the day at play, the trade, the streak, the move and the trip.
    expect(runs.map(({ length }) => length)).toEqual([6])
    await expectBalancedBooks(store)
  })

  test('leave nothing after a crash between load and store, and are done once under their key', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const key = randomUUID()
    const crashed = interruptedWriter(app, () => Promise.reject(CRASH))
    await expect(travelBy(crashed, player, key)).rejects.toBe(CRASH)
    expect(await stats(app, player)).toMatchObject({ borough: 'manhattan', moves_left: 5 })
    // Only the opening debt.
    expect((await call(app, runsCall)).runs).toMatchObject([{ length: 1 }])
    const first = await post(app, player, to('jersey'), key)
    expect(first).toMatchObject({ status: 200 })
    expect((await post(app, player, to('jersey'), key)).json).toEqual(first.json)
    expect(await stats(app, player)).toMatchObject({ borough: 'jersey', moves_left: 4 })

    await travelUntilStopped(store, app, player)
    const { id: playerId } = player
    const settling = settleOpenEncounter(
      interruptedWriter(app, () => Promise.reject(CRASH)),
      { caller: { playerId }, body: { choice: 'pay' }, idempotencyKey: undefined },
    )
    await expect(settling).rejects.toBe(CRASH)
    expect((await stats(app, player)).encounter).not.toBeNull()
    expect(await post(app, player, choose('pay'))).toMatchObject({ status: 200 })
    await expectBalancedBooks(store)
  })

  test('are events of the player’s run, which the season’s seed recomputes', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await travelUntilStopped(store, app, player)
    await post(app, player, choose('pay'))
    const { events, verdict } = await verifyRun(app, player)
    expect(events.slice(-3)).toMatchObject([
      { kind: 'travelled', v: 1, draw: expect.any(Number) },
      { kind: 'encounter_opened', v: 1, by: 'police' },
      { kind: 'encounter_settled', v: 1, choice: 'pay', success: true },
    ])
    expect(verdict).toMatchObject({ difference: null, replayed: true, records: events.length })
  })
})
