import { sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticesCall } from '#src/protocol/calls/identity.ts'
import { paymentCall, paymentOrderCall } from '#src/protocol/calls/payments.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { watchedChains, watchPayments } from '#src/server/features/payments/watch-payments.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
import {
  call,
  createTestApp,
  expectBalancedBooks,
  say,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { RICH } from '#tests/support/chain/anvil.ts'
import { startUsdcChain, TREASURY, type UsdcChain } from '#tests/support/chain/usdc-chain.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { linkAccount } from '#tests/support/link-account.ts'
import { verifyRun } from '#tests/support/verify-run.ts'

const DEPTH = 6
const DAY_MS = 24 * 3_600_000

let chain: UsdcChain
beforeAll(async () => {
  chain = await startUsdcChain()
  await chain.mint(RICH.address, 100_000_000n)
})
afterAll(() => chain.stop())

const mine = (blocks: number) => chain.client.mine({ blocks })
/** Replaces the last blocks of the chain by empty ones. Their transactions are lost. */
const dropBlocks = (blocks: number) =>
  chain.client.request({ method: 'anvil_reorg', params: [blocks, []] } as never)

const openApp = (store: Store) =>
  createTestApp(store, {
    environment: {
      TREASURY_ADDRESS: TREASURY,
      BASE_RPC_URL: chain.url,
      PAYMENT_REORG_BLOCKS: String(DEPTH),
    },
  })

async function look({ server, market }: TestApp): Promise<void> {
  const watch = { server, writer: new PlayerWriter(server, market) }
  for (const watched of watchedChains(server)) await watchPayments(watch, watched)
}

/** Orders, pays for messages with a transfer of its own block and buys them with the block after it. */
async function buy(app: TestApp, { headers }: TestPlayer): Promise<Hex> {
  await call(app, paymentOrderCall, { headers, query: { chain: 'base', usdc: 1 } })
  const hash = await chain.ask({ functionName: 'transfer', args: [TREASURY, 1_000_000n] })
  await mine(1)
  await call(app, paymentCall, { body: { tx_hash: hash }, headers })
  return hash
}

async function statesOf(store: Store): Promise<unknown[]> {
  const { rows } = await store.db.execute(sql`select state from payments order by at, state`)
  return rows.map(({ state }) => state)
}

describeOnBothEngines('a payment that bought messages', (openFreshStore) => {
  test('is final when it is still in the chain at the depth of a reorganisation', async () => {
    const store = await openFreshStore()
    const app = await openApp(store)
    const player = await signInAs(app, RICH)
    await buy(app, player)
    await mine(DEPTH - 2)
    await look(app)
    expect(await statesOf(store)).toEqual(['watched'])
    await mine(1)
    await look(app)
    expect(await statesOf(store)).toEqual(['final'])
    expect(await call(app, noticesCall, player)).toEqual([])
    await expectBalancedBooks(store)
  })

  test('is taken back once over two nodes when two looks do not find it', async () => {
    const store = await openFreshStore()
    const [one, other] = [await openApp(store), await openApp(store)]
    const player = await signInAs(one, RICH)
    const { quota_left: before } = await stats(one, player)
    await buy(one, player)
    await dropBlocks(2)
    await mine(DEPTH)
    await look(one)
    expect(await statesOf(store)).toEqual(['missing'])
    expect((await stats(one, player)).quota_left).toBe(before + 10)
    await mine(DEPTH)
    await Promise.all([look(one), look(other), look(one), look(other)])
    expect(await statesOf(store)).toEqual(['vanished'])
    expect((await stats(one, player)).quota_left).toBe(before)
    const notices = await call(one, noticesCall, player)
    expect(notices).toEqual([
      expect.objectContaining({ kind: 'payment_vanished', about: ['1.00', '10'] }),
    ])
    await mine(DEPTH)
    await look(one)
    expect(await call(one, noticesCall, player)).toEqual(notices)
    await expectBalancedBooks(store)
    const { events, verdict } = await verifyRun(one, player)
    expect(events.map(({ kind }) => kind)).toEqual([
      'loan_taken',
      'messages_bought',
      'payment_voided',
    ])
    expect(verdict).toMatchObject({ difference: null, replayed: true })
  })

  test('keeps what it bought when another block takes its transaction up', async () => {
    const store = await openFreshStore()
    const app = await openApp(store)
    const player = await signInAs(app, RICH)
    const hash = await buy(app, player)
    const raw = await chain.client.request({
      method: 'eth_getRawTransactionByHash',
      params: [hash],
    } as never)
    await dropBlocks(2)
    await mine(DEPTH)
    await look(app)
    expect(await statesOf(store)).toEqual(['missing'])
    await chain.client.sendRawTransaction({ serializedTransaction: raw })
    await mine(DEPTH)
    await look(app)
    await mine(DEPTH)
    await look(app)
    expect(await statesOf(store)).toEqual(['final'])
    expect(await call(app, noticesCall, player)).toEqual([])
  })

  test('is taken back from the player that its buyer was merged into', async () => {
    const store = await openFreshStore()
    const app = await openApp(store)
    const kept = await signInAs(app)
    const buyer = await signInAs(app, RICH)
    await say(app, kept, 'hello')
    await buy(app, buyer)
    await linkAccount(app, kept, RICH, { keep: 'mine' })
    app.clock.advance(DAY_MS)
    expect((await signInAs(app, buyer.account)).id).toBe(kept.id)
    await dropBlocks(2)
    for (let round = 0; round < 2; round += 1) {
      await mine(DEPTH)
      await look(app)
    }
    expect(await statesOf(store)).toEqual(['vanished'])
    expect(await call(app, noticesCall, kept)).toContainEqual(
      expect.objectContaining({ kind: 'payment_vanished' }),
    )
    await expectBalancedBooks(store)
  })
})
