import { randomUUID } from 'node:crypto'
import type { Address, Hex } from 'viem'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { favourCall } from '#src/protocol/calls/favours.ts'
import { paymentCall, paymentOrderCall } from '#src/protocol/calls/payments.ts'
import {
  call,
  createTestApp,
  expectBalancedBooks,
  newAccount,
  send,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { linkAccount } from '#tests/support/link-account.ts'
import { identities } from '#src/server/platform/db/account-schema.ts'
import { RICH } from '#tests/support/chain/anvil.ts'
import { startBundler, transferring } from '#tests/support/chain/bundler.ts'
import { startUsdcChain, TREASURY, type UsdcChain } from '#tests/support/chain/usdc-chain.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'

let chain: UsdcChain
beforeAll(async () => {
  chain = await startUsdcChain()
  await chain.mint(RICH.address, 100_000_000n)
})
afterAll(() => chain.stop())

const set = () => ({ TREASURY_ADDRESS: TREASURY, BASE_RPC_URL: chain.url })
const pay = (units: bigint): Promise<Hex> =>
  chain.ask({ functionName: 'transfer', args: [TREASURY, units] })

const orderOf = (app: TestApp, { headers }: Pick<TestPlayer, 'headers'>, usdc = 1) =>
  call(app, paymentOrderCall, { headers, query: { chain: 'base', usdc } })

/** Makes each address a smart wallet that pays for messages, all in one confirmed transaction of a bundler. */
async function payTogether(wallets: readonly Address[]): Promise<Hex> {
  const bundler = await startBundler(chain)
  for (const wallet of wallets) {
    await bundler.makeSmart(wallet)
    await chain.mint(wallet, 1_000_000n)
  }
  const callData = transferring(TREASURY, 1_000_000n)
  const hash = await bundler.bundle(wallets.map((wallet) => ({ wallet, callData })))
  await chain.client.mine({ blocks: 1 })
  return hash
}

describeOnBothEngines('payments on the chain', (openFreshStore) => {
  test('buy messages once, when they are confirmed and come from the player’s wallet', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store, { environment: set() })
    const player = await signInAs(app, RICH)
    const other = await signInAs(app)
    const buy = (txHash: string, { headers } = player) =>
      send(app, 'POST /chat/payment/usdc', { body: { tx_hash: txHash }, headers })

    await orderOf(app, player)
    const hash = await pay(1_000_000n)
    expect(await buy(`0x${'9'.repeat(64)}`)).toMatchObject({ json: { code: 'payment_unknown' } })
    expect(await buy(hash)).toMatchObject({ status: 409, json: { code: 'payment_pending' } })
    await chain.client.mine({ blocks: 1 })
    const stolen = { status: 409, json: { code: 'payment_refused' } }
    expect(await buy(hash, other)).toMatchObject({ json: { code: 'payment_not_yours' } })
    expect(await buy(`demo:${randomUUID()}`)).toMatchObject(stolen)

    const { quota_left } = await stats(app, player)
    const bought = await call(app, paymentCall, {
      body: { tx_hash: hash },
      headers: player.headers,
    })
    expect(bought).toMatchObject({ is_demo: false, added_messages: 10 })
    expect((await stats(app, player)).quota_left).toBe(quota_left + 10)
    expect(await buy(hash.toUpperCase().replace('0X', '0x'))).toMatchObject({
      status: 409,
      json: { detail: 'This payment was used before.' },
    })
    // Older rows name the transaction only.
    await asOwner(store).db.execute(sql`update payments set reference = ${hash}`)
    expect(await buy(hash)).toMatchObject({ json: { detail: 'This payment was used before.' } })
    await expectBalancedBooks(store)
  })

  test('cannot come from the address of a World wallet, which pays on World Chain alone', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store, { environment: set() })
    const player = await signInAs(app)
    const hash = await pay(1_000_000n)
    await chain.client.mine({ blocks: 1 })
    const buy = () =>
      send(app, 'POST /chat/payment/usdc', { body: { tx_hash: hash }, headers: player.headers })
    expect(await buy()).toMatchObject({ json: { code: 'payment_not_yours' } })
    const { player_id: playerId } = await stats(app, player)
    const subject = `world:${RICH.address.toLowerCase()}`
    await store.db
      .insert(identities)
      .values({ id: randomUUID(), playerId, kind: 'world', subject, createdAt: app.clock.now() })
    expect(await buy()).toMatchObject({
      status: 409,
      json: {
        code: 'payment_refused',
        detail:
          'World App’s wallet pays on World Chain alone. This was paid from its address on Base.',
      },
    })
  })

  test('buy once for concurrent calls; a repeat under the idempotency key gets the same answer', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store, { environment: set() })
    const player = await signInAs(app, RICH)
    await orderOf(app, player)
    const hash = await pay(1_000_000n)
    await chain.client.mine({ blocks: 1 })
    const keys = [randomUUID(), randomUUID()]
    const buy = (key: string) =>
      send(app, 'POST /chat/payment/usdc', {
        body: { tx_hash: hash },
        headers: { ...player.headers, 'idempotency-key': key },
      })
    const { quota_left } = await stats(app, player)
    const answers = await Promise.all(keys.map(buy))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const first = answers.findIndex(({ status }) => status === 200)
    expect((await buy(keys[first] ?? '')).json).toEqual(answers[first]?.json)
    expect((await stats(app, player)).quota_left).toBe(quota_left + 10)
    await expectBalancedBooks(store)
  })

  test('of two players in one transaction of a bundler buy once for each', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store, { environment: set() })
    const players = [await signInAs(app), await signInAs(app)]
    for (const player of players) await orderOf(app, player)
    const hash = await payTogether(players.map(({ account }) => account.address))
    const buy = ({ headers }: { headers: Record<string, string> }) =>
      send(app, 'POST /chat/payment/usdc', { body: { tx_hash: hash }, headers })
    for (const player of players) {
      expect(await buy(player)).toMatchObject({ status: 200 })
      expect(await buy(player)).toMatchObject({ json: { code: 'payment_refused' } })
    }
    await expectBalancedBooks(store)
  })

  test('of two wallets of a player in one transaction buy twice', async () => {
    const app = await createTestApp(await openFreshStore(), { environment: set() })
    const player = await signInAs(app)
    const second = newAccount()
    await linkAccount(app, player, second)
    for (let count = 0; count < 2; count += 1) await orderOf(app, player)
    const hash = await payTogether([player.account.address, second.address])
    const buy = () =>
      send(app, 'POST /chat/payment/usdc', { body: { tx_hash: hash }, headers: player.headers })
    for (const status of [200, 200, 409]) expect(await buy()).toMatchObject({ status })
  })

  test('of 0.50 USDC end the cooldown of a favour without changing the net worth', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store, { environment: set() })
    const player = await signInAs(app, RICH)
    const { headers } = player
    const tip = { favor_type: 'tip', character: 'tommy' } as const
    await call(app, favourCall, { body: tip, headers })
    const again = (tx_hash?: string) =>
      send(app, 'POST /player/favor', { body: { ...tip, tx_hash }, headers })
    expect(await again()).toMatchObject({ status: 409, json: { code: 'cooling_down' } })
    const worth = (await stats(app, player)).net_worth
    await orderOf(app, player, 0.5)
    const hash = await pay(500_000n)
    await chain.client.mine({ blocks: 1 })
    expect(await again(hash)).toMatchObject({ status: 200 })
    expect(await again(hash)).toMatchObject({ status: 409, json: { code: 'payment_refused' } })
    expect((await stats(app, player)).net_worth).toBe(worth)
    await expectBalancedBooks(store)
  })
})
