import { sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentOrderCall } from '#src/protocol/calls/payments.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { watchedChains, watchPayments } from '#src/server/features/payments/watch-payments.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
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
import { RICH } from '#tests/support/chain/anvil.ts'
import { startUsdcChain, TREASURY, type UsdcChain } from '#tests/support/chain/usdc-chain.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'

const DEPTH = 6
const HOUR_S = 3_600
const PRICE = 1_000_000n
const DAY_MS = 24 * 3_600_000

const refused = (detail: string) => ({ status: 409, json: { code: 'payment_refused', detail } })
const NOT_ORDERED = refused('This was paid without an order. An order comes first.')
const EXPIRED = refused('The order of this payment has expired.')
const WRONG_AMOUNT = refused('This transaction did not pay what it costs.')
const USED = refused('This payment was used before.')

let chain: UsdcChain
beforeAll(async () => {
  chain = await startUsdcChain()
  await chain.mint(RICH.address, 100n * PRICE)
})
afterAll(() => chain.stop())

/** Pays from the first wallet, in a confirmed transaction. */
async function pay(units: bigint, to: string = TREASURY): Promise<Hex> {
  const hash = await chain.ask({ functionName: 'transfer', args: [to, units] })
  await chain.client.mine({ blocks: 2 })
  return hash
}
async function passTime(seconds: number): Promise<void> {
  await chain.client.increaseTime({ seconds })
  await chain.client.mine({ blocks: 1 })
}

describeOnBothEngines('a transfer to the treasury', (openFreshStore) => {
  let store: Store
  let app: TestApp
  let payer: TestPlayer
  beforeEach(async () => {
    store = await openFreshStore()
    app = await createTestApp(store, {
      environment: {
        ...{ TREASURY_ADDRESS: TREASURY, BASE_RPC_URL: chain.url },
        PAYMENT_REORG_BLOCKS: String(DEPTH),
      },
    })
    payer = await signInAs(app, RICH)
  })
  const order = async ({ headers } = payer, usdc = 1) => {
    const query = { chain: 'base', usdc } as const
    return (await call(app, paymentOrderCall, { headers, query })).reference
  }
  const buy = (txHash: string, { headers } = payer) =>
    send(app, 'POST /chat/payment/usdc', { body: { tx_hash: txHash }, headers })
  const look = async () => {
    const watch = { server: app.server, writer: new PlayerWriter(app.server, app.market) }
    for (const watched of watchedChains(app.server)) await watchPayments(watch, watched)
  }

  test('that is older than the order buys nothing', async () => {
    const hash = await pay(PRICE)
    expect(await buy(hash)).toMatchObject(NOT_ORDERED)
    await order()
    expect(await buy(hash)).toMatchObject(NOT_ORDERED)
  })

  test('in the block of the order buys nothing, and in the next one it buys', async () => {
    await chain.client.setAutomine(false)
    const early = await chain.ask({ functionName: 'transfer', args: [TREASURY, PRICE] })
    await chain.client.mine({ blocks: 1 })
    await order()
    const late = await chain.ask({ functionName: 'transfer', args: [TREASURY, PRICE] })
    await chain.client.mine({ blocks: 2 })
    await chain.client.setAutomine(true)
    expect(await buy(early)).toMatchObject(NOT_ORDERED)
    expect(await buy(late)).toMatchObject({ status: 200 })
  })

  test('after the end of the order buys nothing, and no later order takes it', async () => {
    await order()
    await passTime(HOUR_S + 1)
    const hash = await pay(PRICE)
    expect(await buy(hash)).toMatchObject(EXPIRED)
    await order()
    expect(await buy(hash)).toMatchObject(EXPIRED)
  })

  test('in time can be reported within 30 days', async () => {
    for (let count = 0; count < 2; count += 1) await order()
    const [first, second] = [await pay(PRICE), await pay(PRICE)]
    app.clock.advance(30 * DAY_MS - 1)
    expect(await buy(first, await signInAs(app, RICH))).toMatchObject({ status: 200 })
    app.clock.advance(1)
    expect(await buy(second, await signInAs(app, RICH))).toMatchObject(EXPIRED)
  })

  test.each([PRICE - 1n, PRICE + 1n, PRICE / 2n, 2n * PRICE])(
    'of another amount than the order’s buys nothing: %s units',
    async (units) => {
      await order()
      expect(await buy(await pay(units))).toMatchObject(WRONG_AMOUNT)
    },
  )

  test('does not buy what another order of the player is for', async () => {
    await order(payer, 0.5)
    expect(await buy(await pay(PRICE))).toMatchObject(NOT_ORDERED)
  })

  test('to another address buys nothing', async () => {
    await order()
    expect(await buy(await pay(PRICE, `0x${'b2'.repeat(20)}`))).toMatchObject(WRONG_AMOUNT)
  })

  test('of another player buys nothing for a player with an order', async () => {
    const thief = await signInAs(app)
    await order(thief)
    await order()
    const hash = await pay(PRICE)
    expect(await buy(hash, thief)).toMatchObject({ json: { code: 'payment_not_yours' } })
    expect(await buy(hash)).toMatchObject({ status: 200 })
    expect(await buy(hash, thief)).toMatchObject({ json: { code: 'payment_not_yours' } })
  })

  test('buys once, however many orders there are', async () => {
    for (let count = 0; count < 3; count += 1) await order()
    const hash = await pay(PRICE)
    const { quota_left } = await stats(app, payer)
    const answers = await Promise.all([buy(hash), buy(hash), buy(hash)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await buy(hash)).toMatchObject(USED)
    expect((await stats(app, payer)).quota_left).toBe(quota_left + 10)
    await expectBalancedBooks(store)
  })

  test('needs an order of its own', async () => {
    await order()
    const [first, second] = [await pay(PRICE), await pay(PRICE)]
    expect(await buy(first)).toMatchObject({ status: 200 })
    expect(await buy(second)).toMatchObject(NOT_ORDERED)
    await order()
    expect(await buy(second)).toMatchObject(NOT_ORDERED)
  })

  test('cannot be ordered with the reference of an order that has ended', async () => {
    const ended: string[] = []
    for (let count = 0; count < 20; count += 1) {
      app.clock.advance(1_000)
      ended.push(await order())
    }
    expect(await order()).toBe(ended.at(-1))
    await passTime(HOUR_S + 1)
    expect(ended).not.toContain(await order())
  })

  test('that a reorganisation removed gives its messages back, and does not buy again', async () => {
    await order()
    const { quota_left } = await stats(app, payer)
    const hash = await pay(PRICE)
    const raw = await chain.client.request({
      method: 'eth_getRawTransactionByHash',
      params: [hash],
    } as never)
    expect(await buy(hash)).toMatchObject({ status: 200 })
    await chain.client.request({ method: 'anvil_reorg', params: [3, []] } as never)
    for (let round = 0; round < 2; round += 1) {
      await chain.client.mine({ blocks: DEPTH })
      await look()
    }
    expect((await stats(app, payer)).quota_left).toBe(quota_left)
    await order()
    await chain.client.sendRawTransaction({ serializedTransaction: raw })
    await chain.client.mine({ blocks: 2 })
    expect(await buy(hash)).toMatchObject(USED)
    await expectBalancedBooks(store)
  })

  test('whose player was deleted is looked at no more after it has vanished', async () => {
    const owner = await signInAs(app, newAccount())
    await order()
    expect(await buy(await pay(PRICE))).toMatchObject({ status: 200 })
    // A deleted player is one that was merged into itself.
    await asOwner(store).db.execute(sql`update players set merged_into = id where id = ${payer.id}`)
    await chain.client.request({ method: 'anvil_reorg', params: [3, []] } as never)
    for (let round = 0; round < 2; round += 1) {
      await chain.client.mine({ blocks: DEPTH })
      await look()
    }
    const { rows } = await store.db.execute(sql`select state from payments`)
    expect(rows).toEqual([{ state: 'vanished' }])
    expect(app.log.join('\n')).not.toContain('could not look at a payment again')
    expect((await stats(app, owner)).player_id).toBe(owner.id)
  })
})
