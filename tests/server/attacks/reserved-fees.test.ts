import { sql } from 'drizzle-orm'
import { numberToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymasterCall } from '#src/protocol/calls/paymaster.ts'
import { createSponsorChain } from '#src/server/platform/chain/sponsor-chain.ts'
import { settleAll } from '#src/server/features/payments/settle-sponsorships.ts'
import { call } from '#tests/support/app.ts'
import { ENTRY_POINT, PAYMASTER, transferring } from '#tests/support/chain/bundler.ts'
import { TREASURY } from '#tests/support/chain/usdc-chain.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { deferred } from '#tests/support/deferred.ts'
import { type SponsorGround, startSponsorGround } from '#tests/support/sponsor-ground.ts'
import {
  askForSponsorship as ask,
  HONEST_FEE_GWEI,
  orderFor,
  PRICE,
} from '#tests/support/sponsored-operation.ts'

const HOUR_MS = 3_600_000
let ground: SponsorGround
beforeAll(async () => {
  ground = await startSponsorGround()
})
afterAll(() => ground.stop())

describeOnBothEngines('reserved fees', (openFreshStore) => {
  test('stay reserved until the signature of an operation has ended and the chain was looked at after that', async () => {
    const app = await ground.openNode(await openFreshStore(), {
      PAYMASTER_HOUSE_DAILY_GWEI: String(HONEST_FEE_GWEI),
      PAYMASTER_VALID_SECONDS: '3600',
    })
    const [wallet, next] = [await ground.openWallet(app), await ground.openWallet(app)]
    const sponsors = createSponsorChain(ground.chain.url, app.server.config)
    const askNext = async () => ask(app, await ground.operationOf(next))
    expect(await ask(app, await ground.operationOf(wallet))).toBe('sponsored')
    app.clock.advance(10 * 60_000)
    await settleAll(app.server, sponsors)
    expect(await askNext()).toBe('limited')
    // The paymaster has five minutes to sign.
    await ground.chain.client.increaseTime({ seconds: 3_600 + 5 * 60 + 60 })
    await ground.chain.client.mine({ blocks: 1 })
    expect(await askNext()).toBe('limited')
    await settleAll(app.server, sponsors)
    expect(await askNext()).toBe('sponsored')
  })

  test('are charged by the worker when an operation lands hours after its time', async () => {
    const store = await openFreshStore()
    const app = await ground.openNode(store)
    const wallet = await ground.openWallet(app)
    const operation = await ground.operationOf(wallet)
    const sponsors = createSponsorChain(ground.chain.url, app.server.config)
    const stored = async () => {
      await settleAll(app.server, sponsors)
      const { rows } = await store.db.execute(
        sql`select state, fee_wei > 0 as is_charged from sponsorships`,
      )
      return rows
    }
    expect(await ask(app, operation)).toBe('sponsored')
    app.clock.advance(10 * 60_000)
    expect(await stored()).toEqual([{ state: 'lapsed', is_charged: true }])
    app.clock.advance(23 * HOUR_MS)
    await ground.pay(wallet, transferring(TREASURY, 10n * PRICE))
    await ground.bundler.land(operation)
    expect(await stored()).toEqual([{ state: 'unpaid', is_charged: true }])
  })

  test.each([numberToHex(0), numberToHex(25_000), undefined])(
    'contain the highest gas of the paymaster when an operation states %s',
    async (limit) => {
      const store = await openFreshStore()
      const app = await ground.openNode(store)
      const {
        paymasterPostOpGasLimit: _post,
        paymasterVerificationGasLimit: _own,
        ...operation
      } = await ground.operationOf(await ground.openWallet(app))
      const limits = limit && {
        ...{ paymasterPostOpGasLimit: limit, paymasterVerificationGasLimit: limit },
      }
      expect(await ask(app, { ...operation, ...limits })).toBe('sponsored')
      const { rows } = await store.db.execute(
        sql`select (fee_wei / 1000000000)::int as gwei from sponsorships`,
      )
      expect(rows).toEqual([{ gwei: HONEST_FEE_GWEI }])
    },
  )

  test.each(['paymasterVerificationGasLimit', 'paymasterPostOpGasLimit'])(
    'are given back, and the data is kept, when the paymaster sets %s above what is reserved',
    async (name) => {
      const app = await ground.openNode(await openFreshStore())
      const wallet = await ground.openWallet(app)
      const answerWith = (gas: number) => {
        const result = { paymaster: PAYMASTER, paymasterData: '0xbeef', [name]: numberToHex(gas) }
        ground.answer((id) => ({ status: 200, body: { jsonrpc: '2.0', id, result } }))
      }
      answerWith(300_001)
      for (const method of ['pm_getPaymasterStubData', 'pm_getPaymasterData']) {
        expect(await ask(app, await ground.operationOf(wallet), method)).toBe('unavailable')
      }
      expect(app.log.join('')).toContain('the paymaster uses more gas than is reserved')
      answerWith(200_000)
      const another = await ground.operationOf(wallet, { nonce: numberToHex(1n << 64n) })
      expect(await ask(app, another)).toBe('sponsored')
    },
  )

  test('stay reserved when the paymaster signs an operation and then refuses an earlier request for it', async () => {
    const store = await openFreshStore()
    const app = await ground.openNode(store)
    const operation = await ground.operationOf(await ground.openWallet(app))
    const refused = deferred<void>()
    const isAsked = deferred<void>()
    const result = { paymaster: PAYMASTER, paymasterData: '0xbeef' }
    const error = { code: -32_602, message: 'policy' }
    let requests = 0
    ground.answer(async (id) => {
      requests += 1
      if (requests > 1) return { status: 200, body: { jsonrpc: '2.0', id, result } }
      isAsked.resolve()
      await refused.promise
      return { status: 200, body: { jsonrpc: '2.0', id, error } }
    })
    const first = ask(app, operation)
    await isAsked.promise
    expect(await ask(app, operation)).toBe('sponsored')
    refused.resolve()
    expect(await first).toBe('rejected')
    const { rows } = await store.db.execute(sql`select state from sponsorships`)
    expect(rows).toEqual([{ state: 'open' }])
  })

  test('are not reserved for a third party, who has no order of the player', async () => {
    const app = await ground.openNode(await openFreshStore())
    const [wallet, other] = [await ground.openWallet(app), await ground.openWallet(app)]
    const before = ground.paymaster.asked.length
    const operation = await ground.operationOf(wallet)
    const askWith = async (order?: string) => {
      const params = [operation, ENTRY_POINT, '0x2105', {}]
      const answer = await call(app, paymasterCall, {
        ...(order === undefined ? {} : { query: { order } }),
        body: { jsonrpc: '2.0', id: 1, method: 'pm_getPaymasterData', params },
      })
      return 'result' in answer
    }
    expect(await askWith()).toBe(false)
    expect(await askWith('0'.repeat(32))).toBe(false)
    // The order of another player, and one of another amount.
    expect(await askWith(await orderFor(app, other))).toBe(false)
    expect(await askWith(await orderFor(app, wallet, 0.5))).toBe(false)
    // An order that has ended.
    const late = await orderFor(app, wallet)
    await ground.chain.client.increaseTime({ seconds: 2 * 3_600 })
    await ground.chain.client.mine({ blocks: 1 })
    expect(await askWith(late)).toBe(false)
    expect(ground.paymaster.asked).toHaveLength(before)
    // None of these keeps the owner waiting.
    expect(await askWith(await orderFor(app, wallet))).toBe(true)
  })
})
