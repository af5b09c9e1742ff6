import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentCall, paymentOrderCall } from '#src/protocol/calls/payments.ts'
import { addOrder, bindTransfer } from '#src/server/write/payments/payment-order-repository.ts'
import { cleanUp } from '#src/server/cleanup-worker.ts'
import { watchedChains, watchPayments } from '#src/server/features/payments/watch-payments.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
import { call, createTestApp, newAccount, send, signInAs } from '#tests/support/app.ts'
import { startBundler, transferring } from '#tests/support/chain/bundler.ts'
import { startUsdcChain, TREASURY, type UsdcChain } from '#tests/support/chain/usdc-chain.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { paidToTreasury, startWorldPortal } from '#tests/support/hosts/world-portal.ts'
import { linkAccount } from '#tests/support/link-account.ts'

const PRICE = 1_000_000n
const DAY_MS = 24 * 3_600_000
const DEPTH = 6

let chain: UsdcChain
beforeAll(async () => {
  chain = await startUsdcChain()
})
afterAll(() => chain.stop())

describeOnBothEngines('an order', (openFreshStore) => {
  test('is needed for each payer of one transaction, also after one of them has bought', async () => {
    const app = await createTestApp(await openFreshStore(), {
      environment: { TREASURY_ADDRESS: TREASURY, BASE_RPC_URL: chain.url },
    })
    const { account, headers } = await signInAs(app)
    const other = newAccount()
    await linkAccount(app, { ...(await signInAs(app, account)) }, other, { isWallet: true })
    const bundler = await startBundler(chain)
    const calls = [account, other].map(({ address: wallet }) => ({
      wallet,
      callData: transferring(TREASURY, PRICE),
    }))
    for (const { wallet } of calls) {
      await bundler.makeSmart(wallet)
      await chain.mint(wallet, PRICE)
    }
    const query = { chain: 'base', usdc: 1 } as const
    await call(app, paymentOrderCall, { headers, query })
    const tx_hash = await bundler.bundle(calls)
    await chain.client.mine({ blocks: 2 })
    const buy = () => send(app, 'POST /chat/payment/usdc', { body: { tx_hash }, headers })
    expect(await buy()).toMatchObject({ status: 200 })
    expect(await buy()).toMatchObject({
      status: 409,
      json: { detail: 'This was paid without an order. An order comes first.' },
    })
    const { rows } = await app.server.store.db.execute(sql`select count(*)::int from payments`)
    expect(rows).toEqual([{ count: 1 }])
  })

  test('is found for each of 20 transfers that are reported at once', async () => {
    const app = await createTestApp(await openFreshStore())
    const { id: playerId } = await signInAs(app)
    const { db } = app.server.store
    const at = app.clock.now()
    const later = new Date(at.getTime() + DAY_MS)
    const transfers = Array.from({ length: 20 }, (_, number) => `0x${number}:0xa1`)
    for (const _ of transfers) {
      const order = { reference: randomUUID(), playerId, chain: 'base', usdc: 1, at } as const
      await addOrder(db, { ...order, madeAtBlock: 1, payUntil: later, expiresAt: later })
    }
    const claim = { playerId, usdc: 1, block: 2, at, now: at }
    const bound = await Promise.all(
      transfers.map((id) => bindTransfer(db, { ...claim, ids: [id] })),
    )
    expect(bound).toEqual(transfers)
  })

  test('is bound alone, also where PostgreSQL takes the table for empty', async () => {
    const app = await createTestApp(await openFreshStore())
    const { id: playerId } = await signInAs(app)
    const { db } = app.server.store
    const at = app.clock.now()
    const later = new Date(at.getTime() + DAY_MS)
    const order = { playerId, chain: 'base', usdc: 1, at, madeAtBlock: 1 } as const
    const add = (reference: string) =>
      addOrder(db, { ...order, reference, payUntil: later, expiresAt: later })
    // With the statistics of a table whose rows were deleted, a subquery is run again for each row.
    await add('gone')
    await db.execute(sql`delete from payment_orders`)
    await db.execute(sql`analyze payment_orders`)
    for (const reference of ['first', 'second', 'third']) await add(reference)
    const claim = { playerId, usdc: 1, block: 2, at, now: at, ids: ['0x1:0xa1'] }
    expect(await bindTransfer(db, claim)).toBe('0x1:0xa1')
    const { rows } = await db.execute(
      sql`select reference from payment_orders where payment is not null`,
    )
    expect(rows).toEqual([{ reference: 'first' }])
  })

  test('by World App is kept after its end until its payment is final', async () => {
    const portal = await startWorldPortal()
    try {
      const app = await createTestApp(await openFreshStore(), {
        environment: { ...portal.environment, PAYMENT_REORG_BLOCKS: String(DEPTH) },
      })
      const player = await signInAs(app)
      const query = { chain: 'world', usdc: 1 } as const
      const { reference } = await call(app, paymentOrderCall, { headers: player.headers, query })
      const id = randomUUID()
      portal.payments.set(id, paidToTreasury(reference, 1_000_000))
      app.clock.advance(30 * DAY_MS - 1)
      const { headers } = await signInAs(app, player.account)
      await call(app, paymentCall, { body: { tx_hash: `world:${id}` }, headers })
      portal.payments.set(id, {
        ...paidToTreasury(reference, 1_000_000),
        transaction_status: 'failed',
      })
      const look = async () => {
        app.clock.advance(DEPTH * 2_000)
        await cleanUp(app.server)
        const watch = { server: app.server, writer: new PlayerWriter(app.server, app.market) }
        for (const watched of watchedChains(app.server)) await watchPayments(watch, watched)
        const { rows } = await app.server.store.db.execute(
          sql`select p.state, (select count(*)::int from payment_orders) as orders from payments p`,
        )
        return rows
      }
      expect(await look()).toEqual([{ state: 'missing', orders: 1 }])
      expect(await look()).toEqual([{ state: 'vanished', orders: 1 }])
      await cleanUp(app.server)
      expect(await look()).toEqual([{ state: 'vanished', orders: 0 }])
    } finally {
      await portal.close()
    }
  })
})
