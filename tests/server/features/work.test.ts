import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { missionsCall } from '#src/protocol/calls/missions.ts'
import { travelCall } from '#src/protocol/calls/street-life.ts'
import { type BatchAction, batchCall } from '#src/protocol/calls/batch.ts'
import { dayProfits } from '#src/server/platform/db/life-schema.ts'
import {
  call,
  createTestApp,
  expectBalancedBooks,
  say,
  send,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { setStash } from '#tests/support/holdings.ts'

const DAY_MS = 86_400_000
const JOB = { action: 'job' } as const

async function listed(app: TestApp, { headers }: TestPlayer) {
  return call(app, missionsCall, { headers })
}

/** Signs players in until one has drawn a mission of a kind today: a debtor gets only two of the three others. */
async function signInWith(app: TestApp, kind: string): Promise<TestPlayer> {
  for (let drawn = 0; drawn < 30; drawn += 1) {
    const player = await signInAs(app)
    const { missions } = await listed(app, player)
    if (missions.some((one) => one.kind === kind)) return player
  }
  return expect.fail(`none of 30 players has a mission to ${kind}`)
}

async function mission(app: TestApp, player: TestPlayer, kind: string) {
  const { missions } = await listed(app, player)
  return missions.find((one) => one.kind === kind) ?? expect.fail(`no mission to ${kind}`)
}

function turn(app: TestApp, { headers }: TestPlayer, ...actions: BatchAction[]) {
  return call(app, batchCall, { body: { actions }, headers })
}

function tryTurn(app: TestApp, { headers }: TestPlayer, ...actions: unknown[]) {
  return send(app, 'POST /api/v1/turn', { body: { actions }, headers })
}

const handIn = (id: string): BatchAction => ({ action: 'daily_task', details: { id } })

describeOnBothEngines('work', (openFreshStore, _, describeOnce) => {
  test('default: a job pays for a move', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const { job } = await listed(app, player)
    expect(job).toEqual({ cost: 1, pay_min: 20, pay_max: 50 })
    const { results, state_delta } = await turn(app, player, JOB, JOB)
    const earned = results.reduce((sum, { cash }) => sum + cash, 0)
    for (const { cash } of results) {
      expect(cash).toBeGreaterThanOrEqual(20)
      expect(cash).toBeLessThanOrEqual(50)
    }
    expect(state_delta).toMatchObject({ cash: 2000 + earned, moves_left: 3, streak: 1 })
    const { rows } = await store.db.execute(sql`select earned_cents from players`)
    expect(Number(rows[0]?.earned_cents)).toBe(earned * 100)
    await expectBalancedBooks(store)
  })

  test('behavior: three missions a day, the same for each look, others tomorrow', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    const [first, again] = await Promise.all([listed(app, player), listed(app, player)])
    expect(again).toEqual(first)
    expect(first.missions.map(({ status }) => status)).toEqual(['open', 'open', 'open'])
    const kinds = first.missions.map(({ kind }) => kind)
    expect(new Set(kinds).size).toBe(3)
    // The opening debt can be paid.
    expect(kinds).toContain('repay')
    app.clock.advance(DAY_MS)
    const next = await listed(app, player)
    expect(next.missions).toHaveLength(3)
    expect(next.missions[0]?.id).not.toBe(first.missions[0]?.id)
  })

  test('behavior: a talk is handed in once, for a move', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInWith(app, 'talk')
    const talk = await mission(app, player, 'talk')
    expect(await tryTurn(app, player, handIn(talk.id))).toMatchObject({
      status: 409,
      json: { code: 'not_done' },
    })
    for (const character of ['vinnie', 'tommy', 'carmela'] as const) {
      await say(app, player, 'what is the word', { body: { character } })
    }
    expect(await mission(app, player, 'talk')).toMatchObject({ status: 'ready' })
    const before = await stats(app, player)
    const { state_delta } = await turn(app, player, handIn(talk.id))
    expect(state_delta).toMatchObject({
      cash: before.cash + talk.reward,
      moves_left: 4,
      xp: before.xp + 40,
      reputation: 0.501,
    })
    expect(await mission(app, player, 'talk')).toMatchObject({
      status: 'done',
      progress: { done: 1, need: 1 },
    })
    expect(await tryTurn(app, player, handIn(talk.id))).toMatchObject({
      status: 409,
      json: { code: 'not_done' },
    })
    await expectBalancedBooks(store)
  })

  test('behavior: goods are delivered where they are wanted, and stay there', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInWith(app, 'deliver')
    const errand = await mission(app, player, 'deliver')
    const symbol = errand.symbol as 'SMOKES'
    const quantity = errand.progress.need + 2
    await setStash(asOwner(store).db, { playerId: player.id, symbol, quantity, costCents: 1_000 })
    expect(await tryTurn(app, player, handIn(errand.id))).toMatchObject({
      json: { detail: `'${errand.title}' is not done: you are not there.` },
    })
    await call(app, travelCall, {
      body: { borough: errand.borough as 'bronx' },
      headers: player.headers,
    })
    const before = await stats(app, player)
    const { state_delta } = await turn(app, player, handIn(errand.id))
    // The units cost $10 together, of which two stay.
    const spent = Math.round((1_000 * errand.progress.need) / quantity) / 100
    expect(state_delta.cash).toBeCloseTo(before.cash + errand.reward + spent, 2)
    const { rows } = await store.db.execute(sql`select quantity from stash`)
    expect(rows).toEqual([{ quantity: 2 }])
    await expectBalancedBooks(store)
  })

  test('behavior: profit counts on its day only', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInWith(app, 'profit')
    const { symbol, progress } = await mission(app, player, 'profit')
    const day = app.clock.now().toISOString().slice(0, 10)
    const profitCents = progress.need * 50
    const made = { playerId: player.id, day, symbol: symbol as 'SMOKES', profitCents }
    await asOwner(store).db.insert(dayProfits).values(made)
    expect(await mission(app, player, 'profit')).toMatchObject({
      status: 'open',
      progress: { done: progress.need / 2 },
    })
    await asOwner(store)
      .db.update(dayProfits)
      .set({ profitCents: profitCents * 2 })
    expect(await mission(app, player, 'profit')).toMatchObject({ status: 'ready' })
    // The mission comes again on one of the next days.
    let again
    for (let days = 0; days < 10 && !again; days += 1) {
      app.clock.advance(DAY_MS)
      again = (await listed(app, player)).missions.find(({ kind }) => kind === 'profit')
    }
    expect(again).toMatchObject({ status: 'open', progress: { done: 0 } })
  })

  test('behavior: a turn is carried out whole or not at all', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const { missions } = await listed(app, player)
    expect(await tryTurn(app, player, JOB, handIn(missions[0]?.id ?? ''))).toMatchObject({
      status: 409,
    })
    expect(await tryTurn(app, player, JOB, JOB, JOB, JOB, JOB, JOB)).toMatchObject({
      status: 409,
      json: { code: 'out_of_moves' },
    })
    expect(await stats(app, player)).toMatchObject({ cash: 2000, moves_left: 5 })
  })

  test('behavior: racing turns spend each move once', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const answers = await Promise.all(Array.from({ length: 9 }, () => tryTurn(app, player, JOB)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const { rows } = await store.db.execute(
      sql`select count(*) as n from entries where kind = 'job_pay'`,
    )
    expect(Number(rows[0]?.n)).toBe(5)
    await expectBalancedBooks(store)
  })

  test('behavior: a turn under one key is carried out once, however often it is sent', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const headers = { ...player.headers, 'idempotency-key': randomUUID() }
    const sendTurn = (...actions: unknown[]) =>
      send(app, 'POST /api/v1/turn', { headers, body: { actions } })
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendTurn(JOB, JOB)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1)
    expect(await sendTurn(JOB)).toMatchObject({ status: 422 })
    expect((await stats(app, player)).moves_left).toBe(3)
    await expectBalancedBooks(store)
  })

  test('behavior: with moves and free messages spent, the session is over until tomorrow', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    await turn(app, player, JOB, JOB, JOB, JOB, JOB)
    for (const word of ['hello', 'need a loan', 'got work?']) await say(app, player, word)
    expect(await tryTurn(app, player, JOB)).toMatchObject({
      status: 429,
      json: { code: 'session_exhausted', detail: 'Free session exhausted' },
    })
    app.clock.advance(DAY_MS)
    await turn(app, player, JOB)
  })

  describeOnce('refusals', () => {
    test('error: actions that there are not', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      const tooMany = Array.from({ length: 13 }, () => JOB)
      for (const actions of [[], tooMany, [{ action: 'rob' }], [{}], ['job'], [handIn('x')]]) {
        expect(await tryTurn(app, player, ...actions)).toMatchObject({
          status: 422,
          json: { code: 'invalid_input' },
        })
      }
      expect(await tryTurn(app, player, handIn(randomUUID()))).toMatchObject({
        status: 404,
        json: { detail: 'There is no such mission today.' },
      })
    })
  })
})
