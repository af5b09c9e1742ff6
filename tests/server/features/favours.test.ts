import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { favourCall, favoursCall } from '#src/protocol/calls/favours.ts'
import { loansCall, repayCall } from '#src/protocol/calls/loans.ts'
import { paymentCall } from '#src/protocol/calls/payments.ts'
import { batchCall } from '#src/protocol/calls/batch.ts'
import {
  call,
  chipOf,
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
import { setHeat } from '#tests/support/holdings.ts'

const DAY_MS = 86_400_000
type Favour = 'cash_advance' | 'extension' | 'tip' | 'protection'

function ask(app: TestApp, { headers }: TestPlayer, favour: Favour, more: object = {}) {
  return call(app, favourCall, { body: { favor_type: favour, ...more }, headers })
}

function tryToAsk(app: TestApp, { headers }: TestPlayer, favour: unknown, more: object = {}) {
  return send(app, 'POST /player/favor', { body: { favor_type: favour, ...more }, headers })
}

const demo = () => `demo:${randomUUID()}`

describeOnBothEngines('favours', (openFreshStore, _, describeOnce) => {
  test('lends an advance without interest, which changes no reputation', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const granted = await ask(app, player, 'cash_advance', { character: 'tommy' })
    expect(granted).toMatchObject({
      new_balance: 2250,
      cooldown_ends_at: '2026-09-02T12:00:00.000Z',
      state_delta: { cash: 2250, debt: 4250, net_worth: -2000, moves_left: 4 },
    })
    app.clock.advance(3 * DAY_MS)
    const { loans } = await call(app, loansCall, { headers: player.headers })
    expect(loans).toMatchObject([
      { shark: 'vinnie', is_opening: true },
      { shark: 'tommy', kind: 'advance', rate: 0, owed: 250 },
    ])
    await call(app, repayCall, {
      params: { id: loans[1]?.id ?? '' },
      body: { amount: 250 },
      headers: player.headers,
    })
    expect(await stats(app, player)).toMatchObject({
      ...{ cash: 2000, debt: 4630.5, reputation: 0.5, xp: 0 },
    })
    await expectBalancedBooks(store)
  })

  test('grants each favour once a day, across sharks', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    await ask(app, player, 'tip', { character: 'tommy' })
    expect(await tryToAsk(app, player, 'tip', { character: 'carmela' })).toMatchObject({
      status: 409,
      json: {
        code: 'cooling_down',
        detail: 'Not again before 12:00 UTC. 0.50 USDC moves it up.',
      },
    })
    await ask(app, player, 'cash_advance')
    app.clock.advance(DAY_MS)
    await ask(app, player, 'tip')
  })

  test('skips a cooldown for a payment, once for each payment, and never for an advance', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    const reference = demo()
    await ask(app, player, 'tip')
    await ask(app, player, 'tip', { tx_hash: reference })
    expect(await tryToAsk(app, player, 'tip', { tx_hash: reference })).toMatchObject({
      status: 409,
      json: { code: 'payment_refused', detail: 'This payment was used before.' },
    })
    expect(await tryToAsk(app, player, 'tip', { tx_hash: 'demo:mine' })).toMatchObject({
      status: 409,
      json: { code: 'payment_refused' },
    })
    await ask(app, player, 'cash_advance')
    expect(await tryToAsk(app, player, 'cash_advance', { tx_hash: demo() })).toMatchObject({
      status: 409,
      json: { code: 'favour_refused', detail: 'An advance is never for sale.' },
    })
  })

  test('lists which favours are available, their cooldowns and prices', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const { headers } = player
    const listed = async () => call(app, favoursCall, { headers })
    const of = async (character: string, favour: Favour) =>
      (await listed()).favors.find(
        (one) => one.character === character && one.favor_type === favour,
      )
    expect(await listed()).toMatchObject({
      moves_left: 5,
      cost: 1,
      sooner: { price: 0.5, currency: 'USDC', is_demo: true },
    })
    expect((await listed()).favors).toHaveLength(16)
    const open = { cooldown_ends_at: null, refusal: null, is_sold: false }
    expect(await of('tommy', 'tip')).toMatchObject(open)
    expect(await of('vinnie', 'extension')).toMatchObject(open)
    expect(await of('tommy', 'extension')).toMatchObject({
      refusal: 'You owe tommy nothing that could wait.',
    })

    await ask(app, player, 'tip', { character: 'tommy' })
    await ask(app, player, 'cash_advance', { character: 'carmela' })
    const until = '2026-09-02T12:00:00.000Z'
    expect(await of('vinnie', 'tip')).toMatchObject({ cooldown_ends_at: until, is_sold: true })
    expect(await of('tommy', 'cash_advance')).toMatchObject({
      cooldown_ends_at: until,
      is_sold: false,
    })
    expect(await of('carmela', 'cash_advance')).toMatchObject({
      refusal: 'You owe carmela already.',
    })

    // The list gives the same reason as the request.
    for (const { character, favor_type, cooldown_ends_at, refusal } of (await listed()).favors) {
      if (cooldown_ends_at === null && refusal === null) continue
      const { status, json } = await tryToAsk(app, player, favor_type, { character })
      expect(status).toBe(409)
      if (cooldown_ends_at === null) expect(json).toMatchObject({ detail: refusal })
    }
    app.clock.advance(DAY_MS)
    expect(await of('vinnie', 'tip')).toMatchObject(open)
    const live = await createTestApp(store, { environment: { WALLET_MODE: 'live' } })
    expect(await call(live, favoursCall, { headers })).toMatchObject({ sooner: null })
  })

  test('gives a tip about what has happened, with the hour of a headline', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    const { text } = await ask(app, player, 'tip')
    expect(text).toMatch(
      /^(You did not hear it here: [A-Z]+ ((shot up|fell .*) in .+ at \d\d:\d\d UTC|is \d+% (above|below) its usual price all over town)|Nothing is far .*)\.$/,
    )
  })

  test('extends a loan by a day and reduces heat by two', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    expect(await tryToAsk(app, player, 'extension', { character: 'tommy' })).toMatchObject({
      status: 409,
      json: { detail: 'You owe tommy nothing that could wait.' },
    })
    const offered = await say(app, player, 'I need a loan')
    await call(app, chatChoiceCall, { body: chipOf(offered, 'accept'), headers: player.headers })
    const due = async () => {
      const { loans } = await call(app, loansCall, { headers: player.headers })
      return loans.find(({ is_opening }) => !is_opening)?.due_at
    }
    expect(await due()).toBe('2026-09-04T12:00:00.000Z')
    await ask(app, player, 'extension')
    expect(await due()).toBe('2026-09-05T12:00:00.000Z')

    await setHeat(asOwner(store).db, {
      playerId: player.id,
      borough: 'manhattan',
      heat: 3,
    })
    expect(await tryToAsk(app, player, 'protection')).toMatchObject({
      status: 409,
      json: { detail: 'vinnie does not trust you enough for that.' },
    })
    await asOwner(store).db.execute(
      sql`update relations set relation = jsonb_set(relation, '{trust}', '40')`,
    )
    const { state_delta } = await ask(app, player, 'protection')
    expect(state_delta.heat).toMatchObject({ manhattan: 1 })
  })

  test('grants one advance to six batches at once', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const action = {
      action: 'request_favor',
      details: { favor_type: 'cash_advance', character: 'tommy' },
    } as const
    const { results } = await call(app, batchCall, {
      body: { actions: [{ ...action, details: { ...action.details, favor_type: 'tip' } }] },
      headers: player.headers,
    })
    expect(results).toHaveLength(1)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => tryToAsk(app, player, 'cash_advance')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await stats(app, player)).toMatchObject({ cash: 2250, debt: 4250, moves_left: 3 })
    await expectBalancedBooks(store)
  })

  describeOnce('refusals and texts', () => {
    test('prices a favour in a conversation only if a payment brings it', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      await ask(app, player, 'tip', { character: 'tommy' })
      const titles = async (character: 'tommy') =>
        (await say(app, player, 'the next headline', { body: { character } })).quick_replies.map(
          ({ title }) => title,
        )
      expect(await titles('tommy')).toContain('Request favor (0.50 USDC)')
      const job = { action: 'job' } as const
      await call(app, batchCall, {
        body: { actions: [job, job, job, job] },
        headers: player.headers,
      })
      expect(await titles('tommy')).not.toContain('Request favor (0.50 USDC)')
    })

    test('refuses an unknown favour, and one without a move', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      for (const favour of ['love', '', 3, null, undefined]) {
        expect(await tryToAsk(app, player, favour)).toMatchObject({ status: 422 })
      }
      expect(await tryToAsk(app, player, 'tip', { character: 'columbo' })).toMatchObject({
        status: 422,
      })
      const job = { action: 'job' } as const
      await call(app, batchCall, {
        body: { actions: [job, job, job, job, job] },
        headers: player.headers,
      })
      expect(await tryToAsk(app, player, 'tip')).toMatchObject({
        status: 409,
        json: { code: 'out_of_moves' },
      })
    })
  })
})

describeOnBothEngines('purchases', (openFreshStore, _, describeOnce) => {
  test('sell ten messages for a demo reference, once', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    const stranger = await signInAs(app)
    const body = { tx_hash: demo() }
    const bought = await call(app, paymentCall, { body, headers: player.headers })
    expect(bought).toMatchObject({ quota_left: 13, added_messages: 10, is_demo: true })
    for (const { headers } of [player, stranger]) {
      expect(await send(app, 'POST /chat/payment/usdc', { body, headers })).toMatchObject({
        status: 409,
        json: { code: 'payment_refused', detail: 'This payment was used before.' },
      })
    }
    expect(await stats(app, player)).toMatchObject({ quota_left: 13, net_worth: -2000 })
  })

  test('return the same answer for the same key, and sell once to ten requests at once', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    const headers = { ...player.headers, 'idempotency-key': randomUUID() }
    const body = { tx_hash: demo() }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(app, 'POST /chat/payment/usdc', { body, headers })),
    )
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1)
    expect(await stats(app, player)).toMatchObject({ quota_left: 13 })
  })

  describeOnce('refusals', () => {
    test('are not available with live wallets and no treasury', async () => {
      const app = await createTestApp(await openFreshStore(), {
        environment: { WALLET_MODE: 'auto' },
      })
      const player = await signInAs(app)
      const live = await createTestApp(app.server.store, { environment: { WALLET_MODE: 'live' } })
      expect(
        await send(live, 'POST /chat/payment/usdc', {
          body: { tx_hash: demo() },
          headers: player.headers,
        }),
      ).toMatchObject({
        status: 409,
        json: { code: 'payments_off', detail: 'Payments are not set up here.' },
      })
    })

    test('are refused with an invalid reference', async () => {
      const app = await createTestApp(await openFreshStore())
      const { headers } = await signInAs(app)
      for (const txHash of ['demo:1', `0x${'ab'.repeat(32)}`, 'free please']) {
        expect(
          await send(app, 'POST /chat/payment/usdc', { body: { tx_hash: txHash }, headers }),
        ).toMatchObject({ status: 409, json: { code: 'payment_refused' } })
      }
      for (const txHash of ['', 7, null, undefined, 'x'.repeat(101)]) {
        expect(
          await send(app, 'POST /chat/payment/usdc', { body: { tx_hash: txHash }, headers }),
        ).toMatchObject({ status: 422 })
      }
    })
  })
})
