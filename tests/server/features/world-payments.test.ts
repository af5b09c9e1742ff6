import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noticesCall } from '#src/protocol/calls/identity.ts'
import { paymentCall, paymentOrderCall } from '#src/protocol/calls/payments.ts'
import { configCall } from '#src/protocol/calls/system.ts'
import { orderOf } from '#src/server/write/payments/payment-order-repository.ts'
import { cleanUp } from '#src/server/cleanup-worker.ts'
import { watchedChains, watchPayments } from '#src/server/features/payments/watch-payments.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
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
import { linkAccount } from '#tests/support/link-account.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import {
  paidToTreasury,
  type PortalPayment,
  startWorldPortal,
  WORLD_TREASURY,
  type WorldPortal,
} from '#tests/support/hosts/world-portal.ts'

const DAY_MS = 24 * 3_600_000
const DEPTH = 6

let portal: WorldPortal
beforeAll(async () => {
  portal = await startWorldPortal()
})
afterAll(() => portal.close())

describeOnBothEngines('payments by World App', (openFreshStore, _, describeOnce) => {
  let app: TestApp
  let player: TestPlayer
  beforeEach(async () => {
    portal.broken = null
    portal.payments.clear()
    const environment = { ...portal.environment, PAYMENT_REORG_BLOCKS: String(DEPTH) }
    app = await createTestApp(await openFreshStore(), { environment })
    player = await signInAs(app)
  })
  const order = async ({ headers } = player, usdc = 1) => {
    const query = { chain: 'world', usdc } as const
    const { reference, to } = await call(app, paymentOrderCall, { headers, query })
    expect(to).toBe(WORLD_TREASURY)
    return reference
  }
  /** Adds a payment for an order to the portal. Returns its reference. */
  const pay = (reference: string, changes: Partial<PortalPayment> = {}): string => {
    const id = randomUUID()
    portal.payments.set(id, { ...paidToTreasury(reference, 1_000_000), ...changes })
    return `world:${id}`
  }
  const look = async () => {
    const watch = { server: app.server, writer: new PlayerWriter(app.server, app.market) }
    for (const chain of watchedChains(app.server)) await watchPayments(watch, chain)
  }
  /** Passes the time of some blocks of World Chain, and looks at the payments again. */
  const passBlocks = async (blocks: number) => {
    app.clock.advance(blocks * 2_000)
    await look()
  }
  const statesOf = async () => {
    const { rows } = await app.server.store.db.execute(sql`select state from payments`)
    return rows.map(({ state }) => state)
  }
  const buy = (txHash: string, { headers } = player) =>
    send(app, 'POST /chat/payment/usdc', { body: { tx_hash: txHash }, headers })

  test('buy messages once for each order, under any transaction id', async () => {
    expect(await call(app, configCall)).toMatchObject({
      payments: 'chain',
      takes_world_payments: true,
      treasury_address: null,
    })
    const reference = await order()
    expect(reference.length).toBeLessThanOrEqual(36)
    const paid = pay(reference)
    const { quota_left } = await stats(app, player)
    const { headers } = player
    const bought = await call(app, paymentCall, { body: { tx_hash: paid }, headers })
    expect(bought).toMatchObject({ is_demo: false, added_messages: 10 })
    expect((await stats(app, player)).quota_left).toBe(quota_left + 10)
    for (const again of [paid, pay(reference)]) {
      expect(await buy(again)).toMatchObject({
        status: 409,
        json: { detail: 'This payment was used before.' },
      })
    }
    // Another order can be paid, also by a call without an idempotency key.
    expect(await buy(pay(await order(), { token: 'USDCE' }))).toMatchObject({ status: 200 })
    await expectBalancedBooks(app.server.store)
  })

  test('of a dropped player’s order belong to the kept player; orders are deleted after 30 days', async () => {
    const other = await signInAs(app)
    const paid = pay(await order(other))
    await linkAccount(app, player, other.account)
    expect(await buy(paid)).toMatchObject({ status: 200 })

    const old = await order()
    const isKept = async (): Promise<boolean> => {
      await cleanUp(app.server)
      return (await orderOf(app.server.store.db, old)) !== undefined
    }
    app.clock.advance(29 * DAY_MS)
    expect(await isKept()).toBe(true)
    app.clock.advance(2 * DAY_MS)
    expect(await isKept()).toBe(false)
  })

  test('are final when the portal still has them at the depth of a reorganisation', async () => {
    expect(await buy(pay(await order()))).toMatchObject({ status: 200 })
    expect(await statesOf()).toEqual(['watched'])
    await passBlocks(DEPTH - 1)
    expect(await statesOf()).toEqual(['watched'])
    await passBlocks(1)
    expect(await statesOf()).toEqual(['final'])
  })

  test('are taken back when two looks do not find them, and not while the portal is down', async () => {
    const { quota_left } = await stats(app, player)
    const paid = pay(await order())
    expect(await buy(paid)).toMatchObject({ status: 200 })
    portal.broken = { status: 500 }
    await passBlocks(DEPTH)
    portal.broken = null
    expect(await statesOf()).toEqual(['watched'])
    const id = paid.slice('world:'.length)
    const payment = portal.payments.get(id) ?? expect.fail('no payment')
    portal.payments.set(id, { ...payment, transaction_status: 'failed' })
    // The claim of the look that failed has ended.
    app.clock.advance(5 * 60_000 + 1)
    await look()
    expect(await statesOf()).toEqual(['missing'])
    expect((await stats(app, player)).quota_left).toBe(quota_left + 10)
    await passBlocks(DEPTH)
    expect(await statesOf()).toEqual(['vanished'])
    expect((await stats(app, player)).quota_left).toBe(quota_left)
    expect(await call(app, noticesCall, { headers: player.headers })).toEqual([
      expect.objectContaining({ kind: 'payment_vanished', about: ['1.00', '10'] }),
    ])
    await expectBalancedBooks(app.server.store)
  })

  test('are not reported with the reference of an order that has ended', async () => {
    const ended: string[] = []
    for (let count = 0; count < 20; count += 1) ended.push(await order())
    app.clock.advance(30 * DAY_MS)
    player = await signInAs(app, player.account)
    expect(ended).not.toContain(await order())
  })

  test('get the last reference again after 20 unpaid orders', async () => {
    const orders: string[] = []
    for (let count = 0; count < 20; count += 1) {
      app.clock.advance(1_000)
      orders.push(await order())
    }
    expect(new Set(orders).size).toBe(20)
    expect(await order()).toBe(orders[19])
    expect(orders).not.toContain(await order(await signInAs(app)))
    // A paid order makes room for a new one.
    expect(await buy(pay(orders[19] ?? ''))).toMatchObject({ status: 200 })
    expect(orders).not.toContain(await order())
  })

  describeOnce('checks with the portal', () => {
    test('refuse another recipient, amount, token, app or order, and a failed payment', async () => {
      const refused = { status: 409, json: { code: 'payment_refused' } }
      const wrong: readonly Partial<PortalPayment>[] = [
        { to: `0x${'b2'.repeat(20)}` },
        { token_amount: '999999' },
        { token: 'WLD' },
        { app_id: 'app_other' },
        { transaction_status: 'failed' },
      ]
      for (const changes of wrong) {
        const answer = await buy(pay(await order(), changes))
        expect(answer, JSON.stringify(changes)).toMatchObject(refused)
      }
      expect(await buy(pay('nobodysorder'))).toMatchObject(refused)
      expect(await buy('world:../../me?')).toMatchObject(refused)
      // With real payments there is no demo, and payments on Base are not configured.
      expect(await buy(`demo:${randomUUID()}`)).toMatchObject({ json: { code: 'payments_off' } })
      const other = await signInAs(app)
      expect(await buy(pay(await order(other)))).toMatchObject({
        json: { code: 'payment_not_yours' },
      })
    })

    test('are bound to the amount of their order', async () => {
      const { headers } = player
      const reference = await order(player, 0.5)
      const path = 'POST /chat/payment/order?chain=world'
      expect(await send(app, `${path}&usdc=0.7`, { headers })).toMatchObject({
        status: 422,
        json: { detail: 'Nothing costs 0.7 USDC.' },
      })
      expect(await send(app, path, { headers })).toMatchObject({ status: 422 })
      const refused = { status: 409, json: { code: 'payment_refused' } }
      expect(await buy(pay(reference))).toMatchObject(refused)
      const favour = (token_amount: string) =>
        send(app, 'POST /player/favor', {
          body: { favor_type: 'tip', tx_hash: pay(reference, { token_amount }) },
          headers,
        })
      for (const wrong of ['499999', '500001']) expect(await favour(wrong)).toMatchObject(refused)
      expect(await favour('500000')).toMatchObject({ status: 200 })
    })

    test('are refused when their order has expired', async () => {
      const paid = pay(await order())
      app.clock.advance(30 * DAY_MS)
      expect(await buy(paid)).toMatchObject({
        json: { code: 'payment_refused', detail: 'The order of this payment has expired.' },
      })
    })

    test('report pending payments and an unreachable portal, and refuse half the price', async () => {
      const reference = await order()
      expect(await buy('world:unheardof')).toMatchObject({
        status: 409,
        json: { code: 'payment_unknown', detail: 'World Chain knows no such payment yet.' },
      })
      const pending = pay(reference, { transaction_status: 'pending' })
      expect(await buy(pending)).toMatchObject({ json: { code: 'payment_pending' } })
      const noKey = { code: 'not_found', detail: 'API key not found.', attribute: 'api_key' }
      const noApp = { code: 'invalid_request', detail: 'App ID is required.', attribute: 'app_id' }
      for (const broken of [
        ...[{ status: 401 }, { status: 500 }, { status: 404 }],
        ...[
          { status: 404, says: noKey },
          { status: 400, says: noApp },
        ],
      ]) {
        portal.broken = broken
        expect(await buy(pending), JSON.stringify(broken)).toMatchObject({ status: 503 })
      }
      expect(app.log.join('\n')).toContain('"code":"invalid_request"')
      const noId = { code: 'invalid_parameter', detail: 'Invalid.', attribute: 'transaction_id' }
      portal.broken = { status: 400, says: noId }
      expect(await buy('world:unheardof')).toMatchObject({ json: { code: 'payment_unknown' } })
      portal.broken = null
      expect(await buy(pay(reference, { token_amount: '500000' }))).toMatchObject({
        json: { code: 'payment_refused' },
      })
      expect(await buy(pay(reference))).toMatchObject({ status: 200 })
      expect(app.log.join('\n')).not.toContain(portal.environment['WORLD_API_KEY'])
    })

    test('refuse orders with payments_off if they are not configured', async () => {
      app = await createTestApp(await openFreshStore(), {
        environment: { ...portal.environment, WORLD_API_KEY: '' },
      })
      player = await signInAs(app)
      expect(
        await send(app, 'POST /chat/payment/order?chain=world&usdc=1', {
          headers: player.headers,
        }),
      ).toMatchObject({
        status: 409,
        json: { code: 'payments_off', detail: 'Payments are not set up here.' },
      })
      expect(await buy('world:t1')).toMatchObject({ json: { code: 'payments_off' } })
      expect(await call(app, configCall)).toMatchObject({
        payments: 'demo',
        takes_world_payments: false,
      })
    })
  })
})
