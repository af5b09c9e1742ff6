import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { favourCall } from '#src/protocol/calls/favours.ts'
import { batchCall } from '#src/protocol/calls/batch.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { runBatch } from '#src/server/features/batch/run-batch.ts'
import type { PlayerWriter } from '#src/server/write/act.ts'
import {
  type Answered,
  createTestApp,
  expectBalancedBooks,
  send,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { interruptedWriter } from '#tests/support/interrupted-writer.ts'
import { trade } from '#tests/support/trades.ts'
import { verifyRun } from '#tests/support/verify-run.ts'

const JOB = { action: 'job' } as const
const ADVANCE = {
  action: 'request_favor',
  details: { favor_type: 'cash_advance', character: 'tommy' },
} as const
const CRASH = new Error('the process ended here')

async function openNodes(store: Store): Promise<[TestApp, TestApp, TestPlayer]> {
  const one = await createTestApp(store)
  return [one, await createTestApp(store), await signInAs(one)]
}

function tryTurn(
  app: TestApp,
  { headers }: TestPlayer,
  actions: readonly unknown[],
  key: string = randomUUID(),
): Promise<Answered> {
  const keyed = { ...headers, 'idempotency-key': key }
  return send(app, `POST ${batchCall.path}`, { body: { actions }, headers: keyed })
}

function turnBy(writer: PlayerWriter, { market }: TestApp, { id: playerId }: TestPlayer) {
  return runBatch(
    { writer, market },
    {
      ...{ caller: { playerId }, body: { actions: [JOB, ADVANCE] } },
      ...{ idempotencyKey: undefined, newId: randomUUID },
    },
  )
}

describeOnBothEngines('turns', (openFreshStore) => {
  test('of two nodes spend each move once, and lend once', async () => {
    const store = await openFreshStore()
    const [one, other, player] = await openNodes(store)
    const taken = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        tryTurn(index % 2 ? one : other, player, index === 3 ? [ADVANCE] : [JOB]),
      ),
    )
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(5)
    const { rows } = await store.db.execute(sql`
      select moves, moves_made,
        (select count(*)::int from events where body like '{"kind":"move_spent"%') as spent
      from players`)
    expect(rows).toEqual([{ moves: 0, moves_made: 5, spent: 5 }])
    await expectBalancedBooks(store)
  })

  test('under one key on two nodes are one effect and one answer', async () => {
    const store = await openFreshStore()
    const [one, other, player] = await openNodes(store)
    const key = randomUUID()
    const taken = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        tryTurn(index % 2 ? one : other, player, [JOB, ADVANCE], key),
      ),
    )
    for (const { status, json } of taken) expect([status, json]).toEqual([200, taken[0]?.json])
    expect(await stats(one, player)).toMatchObject({ debt: 4_250, moves_left: 3 })
    await expectBalancedBooks(store)
  })

  test('are decided again where another node wrote between load and store', async () => {
    const store = await openFreshStore()
    const [one, other, player] = await openNodes(store)
    let cash = 0
    const writer = interruptedWriter(one, async () => {
      cash = (await trade(other, player, { side: 'buy', symbol: 'SMOKES', quantity: 2 })).cash
    })
    const { results, state_delta } = await turnBy(writer, one, player)
    expect(results.map(({ action }) => action)).toEqual(['job', 'request_favor'])
    expect(state_delta.cash).toBeCloseTo(cash + (results[0]?.cash ?? 0) + 250)
    await expectBalancedBooks(store)
  })

  test('leave nothing after a crash between load and store', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const crashed = interruptedWriter(app, () => Promise.reject(CRASH))
    await expect(turnBy(crashed, app, player)).rejects.toBe(CRASH)
    expect(await stats(app, player)).toMatchObject({ cash: 2_000, debt: 4_000, moves_left: 5 })
    expect(await tryTurn(app, player, [JOB, ADVANCE])).toMatchObject({ status: 200 })
    await expectBalancedBooks(store)
  })

  test('are events of the player’s run, which the season’s seed recomputes', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await trade(app, player, { side: 'buy', symbol: 'SMOKES', quantity: 2 })
    await tryTurn(app, player, [JOB, ADVANCE, JOB])
    const { events, verdict } = await verifyRun(app, player)
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['loan_taken', 'day_begun', 'traded', 'streak_counted', 'move_spent', 'job_done'],
      ...['move_spent', 'favour_granted', 'advance_lent', 'move_spent', 'job_done'],
    ])
    expect(verdict).toMatchObject({ difference: null, replayed: true, records: events.length })
  })

  test('of favours that one payment is for on two nodes bring one', async () => {
    const store = await openFreshStore()
    const [one, other, player] = await openNodes(store)
    const ask = (app: TestApp, more: object = {}) =>
      send(app, `POST ${favourCall.path}`, {
        body: { favor_type: 'tip', ...more },
        headers: { ...player.headers, 'idempotency-key': randomUUID() },
      })
    expect(await ask(one)).toMatchObject({ status: 200 })
    const paid = { tx_hash: `demo:${randomUUID()}` }
    const asked = await Promise.all(
      Array.from({ length: 6 }, (_, index) => ask(index % 2 ? one : other, paid)),
    )
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, json } of asked) {
      if (status !== 200) expect(json).toMatchObject({ code: 'payment_refused' })
    }
    const { rows } = await store.db.execute(sql`select count(*)::int as n from payments`)
    expect(rows).toEqual([{ n: 1 }])
    expect(await stats(one, player)).toMatchObject({ moves_left: 3 })
    await expectBalancedBooks(store)
  })
})
