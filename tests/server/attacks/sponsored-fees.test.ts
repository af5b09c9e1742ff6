import { sql } from 'drizzle-orm'
import { type Hex, keccak256, numberToHex, pad, parseGwei } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymasterCall } from '#src/protocol/calls/paymaster.ts'
import { signInCall } from '#src/protocol/calls/auth.ts'
import { createSponsorChain } from '#src/server/chain/sponsor-chain.ts'
import type { Store } from '#src/server/db/store.ts'
import { settleAll, settleExpired } from '#src/server/services/payments/settle-sponsorships.ts'
import { call, createTestApp, newAccount, proofOf, type TestApp } from '#tests/support/app.ts'
import {
  type Bundler,
  ENTRY_POINT,
  PAYMASTER,
  startBundler,
  transferring,
  walletCode,
} from '#tests/support/chain/bundler.ts'
import { compileContracts } from '#tests/support/chain/contracts.ts'
import { startUsdcChain, TREASURY, USDC, type UsdcChain } from '#tests/support/chain/usdc-chain.ts'
import { describeOnBothEngines, describeOnOneEngine } from '#tests/support/database.ts'
import {
  type SmallAnswer,
  type SmallServer,
  startSmallServer,
} from '#tests/support/small-server.ts'
import {
  askForSponsorship as ask,
  type Fields,
  HONEST,
  HONEST_FEE_GWEI,
  orderFor,
  PRICE,
} from '#tests/support/sponsored-operation.ts'

const FACTORY = `0x${'fa'.repeat(20)}` as const
const HOUR_MS = 3_600_000
const IMPLEMENTATION_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
let chain: UsdcChain
let bundler: Bundler
/** A paymaster that signs everything, until a test says otherwise. */
let paymaster: SmallServer
let says: ((id: unknown) => SmallAnswer) | undefined
beforeAll(async () => {
  chain = await startUsdcChain()
  bundler = await startBundler(chain)
  paymaster = await startSmallServer(({ body }) => {
    const { id } = JSON.parse(body)
    const result = { paymaster: PAYMASTER, paymasterData: '0xbeef' }
    return says?.(id) ?? { status: 200, body: { jsonrpc: '2.0', id, result } }
  })
})
afterAll(() => paymaster.close())
afterAll(() => chain.stop())

async function openNode(store: Store, changes: Readonly<Record<string, string>> = {}) {
  says = undefined
  const environment = {
    ...{ TREASURY_ADDRESS: TREASURY, BASE_RPC_URL: chain.url, PAYMASTER_URL: paymaster.origin },
    ...{ PAYMASTER_WALLET_CODES: walletCode(), PAYMASTER_FACTORIES: FACTORY, ...changes },
  }
  return createTestApp(store, { environment })
}

/** Signs in with a key that is a smart wallet, and holds the price of some purchases. */
async function openWallet(app: TestApp): Promise<Hex> {
  const account = newAccount()
  const proof = await proofOf(app, account)
  await call(app, signInCall, { body: { ...proof, sig_type: 'eoa' } })
  await bundler.makeSmart(account.address)
  await chain.mint(account.address, 10n * PRICE)
  return account.address
}

/** Carries out a call of a wallet that is not sponsored. */
async function pay(wallet: Hex, callData: Hex): Promise<void> {
  const hash = await bundler.bundle([{ wallet, callData }])
  await chain.client.waitForTransactionReceipt({ hash })
}

const operationOf = async (wallet: Hex, fields: Fields = {}) => ({
  ...HONEST,
  ...{ sender: wallet, nonce: await bundler.nonceOf(wallet), ...fields },
})

describeOnOneEngine('a sponsored operation', (openFreshStore) => {
  test.each<[string, Fields]>([
    ['claims gas before its verification', { preVerificationGas: numberToHex(1_000_001) }],
    ['claims gas for its call', { callGasLimit: numberToHex(500_001) }],
    ['claims gas for its verification', { verificationGasLimit: numberToHex(2_000_001) }],
    ['claims gas of the paymaster', { paymasterPostOpGasLimit: numberToHex(200_001) }],
    [
      'bids a tip far above the usual one',
      {
        maxPriorityFeePerGas: numberToHex(parseGwei('3')),
        maxFeePerGas: numberToHex(parseGwei('3')),
      },
    ],
    ['bids far above the base fee', { maxFeePerGas: numberToHex(parseGwei('50')) }],
    ['skips a nonce', { nonce: '0x1' }],
  ])('is refused before the paymaster is asked when it %s', async (_, fields) => {
    const app = await openNode(await openFreshStore(), { PAYMASTER_DAILY_GWEI: '1000000000' })
    const wallet = await openWallet(app)
    const before = paymaster.asked.length
    for (const method of ['pm_getPaymasterStubData', 'pm_getPaymasterData']) {
      expect(await ask(app, await operationOf(wallet, fields), method)).toBe('rejected')
    }
    expect(paymaster.asked).toHaveLength(before)
    expect(await ask(app, await operationOf(wallet))).toBe('sponsored')
  })

  test.each(['callGasLimit', 'preVerificationGas', 'maxFeePerGas', 'maxPriorityFeePerGas'])(
    'without %s is not signed',
    async (name) => {
      const app = await openNode(await openFreshStore())
      const { [name]: _, ...operation }: Fields = await operationOf(await openWallet(app))
      expect(await ask(app, operation)).toBe('badParams')
      expect(await ask(app, operation, 'pm_getPaymasterStubData')).toBe('sponsored')
    },
  )

  test('is refused when its wallet runs unknown code', async () => {
    const { IdleWallet, Proxy, Wallet } = compileContracts()
    const [own, idle] = [`0x${'c1'.repeat(20)}`, `0x${'c2'.repeat(20)}`] as const
    await chain.client.setCode({ address: own, bytecode: Wallet.deployed })
    await chain.client.setCode({ address: idle, bytecode: IdleWallet.deployed })
    const codes = [walletCode(), keccak256(Proxy.deployed)].join(',')
    const app = await openNode(await openFreshStore(), { PAYMASTER_WALLET_CODES: codes })
    const wallet = await openWallet(app)
    const verdictOf = async (bytecode: Hex, implementation: Hex | null) => {
      await chain.client.setCode({ address: wallet, bytecode })
      const value = pad(implementation ?? '0x00')
      await chain.client.setStorageAt({ address: wallet, index: IMPLEMENTATION_SLOT, value })
      return ask(app, await operationOf(wallet), 'pm_getPaymasterStubData')
    }
    expect(await verdictOf(IdleWallet.deployed, null)).toBe('rejected')
    expect(await verdictOf(Proxy.deployed, idle)).toBe('rejected')
    expect(await verdictOf(Proxy.deployed, own)).toBe('sponsored')
    // A key that delegates to a contract (EIP-7702).
    expect(await verdictOf(`0xef0100${idle.slice(2)}`, null)).toBe('rejected')
    expect(await verdictOf(`0xef0100${own.slice(2)}`, null)).toBe('sponsored')
    expect(await verdictOf(Wallet.deployed, null)).toBe('sponsored')
  })

  test('creates its wallet by a known factory only', async () => {
    const app = await openNode(await openFreshStore())
    const wallet = await openWallet(app)
    await chain.client.setCode({ address: wallet, bytecode: '0x' })
    const other = `0x${'fb'.repeat(20)}` as const
    for (const [fields, verdict] of [
      [{}, 'rejected'],
      [{ factory: other, factoryData: '0x' }, 'rejected'],
      [{ initCode: `${other}00` }, 'rejected'],
      [{ factory: FACTORY, factoryData: '0x' }, 'sponsored'],
      [{ initCode: `${FACTORY}00` }, 'sponsored'],
    ] as const) {
      const operation = await operationOf(wallet, fields)
      expect(await ask(app, operation, 'pm_getPaymasterStubData')).toBe(verdict)
    }
  })

  test('is refused when the paymaster signs before the fee is known', async () => {
    const app = await openNode(await openFreshStore())
    const wallet = await openWallet(app)
    const result = { paymaster: PAYMASTER, paymasterData: '0xbeef', isFinal: true }
    says = (id) => ({ status: 200, body: { jsonrpc: '2.0', id, result } })
    expect(await ask(app, await operationOf(wallet), 'pm_getPaymasterStubData')).toBe('unavailable')
    expect(app.log.join('')).toContain('the paymaster signs before the fee is known')
  })
})

test('an operation is found however many blocks ago it may have landed', async () => {
  const wallet = newAccount().address
  await bundler.makeSmart(wallet)
  await chain.mint(wallet, PRICE)
  const { number } = await chain.client.getBlock()
  await chain.client.mine({ blocks: 4 })
  await bundler.land(await operationOf(wallet))
  await chain.client.mine({ blocks: 2 })
  const addresses = { TREASURY_ADDRESS: TREASURY, USDC_ADDRESS: USDC }
  const sponsors = createSponsorChain(chain.url, addresses, { blocksOfSearch: 2n })
  const operation = { wallet: wallet.toLowerCase(), entryPoint: ENTRY_POINT, units: PRICE }
  const sent = { ...operation, nonce: 0n, fromBlock: Number(number) }
  expect(await sponsors.findLanding(sent)).toMatchObject({ isPaid: true })
  expect(await sponsors.findLanding({ ...sent, units: PRICE + 1n })).toMatchObject({
    isPaid: false,
  })
  expect(await sponsors.findLanding({ ...sent, nonce: 1n })).toBeNull()
})

describeOnBothEngines('the fees of sponsored operations', (openFreshStore) => {
  test('stay within the budget when the bundler is the player and claims all it may', async () => {
    const store = await openFreshStore()
    const budgetGwei = 6_000
    const app = await openNode(store, { PAYMASTER_DAILY_GWEI: String(budgetGwei) })
    const wallet = await openWallet(app)
    const full = await bundler.deposit()
    const greedy = { preVerificationGas: numberToHex(1_000_000) }
    let landed = 0
    for (;;) {
      const operation = await operationOf(wallet, greedy)
      const verdict = await ask(app, operation)
      if (verdict !== 'sponsored') {
        expect(verdict).toBe('limited')
        break
      }
      await bundler.land({ ...operation, ...greedy })
      await chain.mint(wallet, PRICE)
      landed += 1
    }
    const drained = full - (await bundler.deposit())
    expect(landed).toBeGreaterThan(1)
    expect(drained).toBeGreaterThan(BigInt(landed) * 1_000_000n)
    expect(drained).toBeLessThanOrEqual(parseGwei(String(budgetGwei)))
    app.clock.advance(24 * HOUR_MS)
    expect(await ask(app, await operationOf(wallet))).toBe('sponsored')
  })

  test('are charged to a wallet whose operation lands without the transfer, and end its credit', async () => {
    const app = await openNode(await openFreshStore())
    const wallet = await openWallet(app)
    const operation = await operationOf(wallet)
    expect(await ask(app, operation)).toBe('sponsored')
    // The wallet spends its USDC elsewhere first, so the sponsored transfer fails and is charged all the same.
    const elsewhere = transferring(`0x${'b2'.repeat(20)}`, 10n * PRICE)
    await pay(wallet, elsewhere)
    const full = await bundler.deposit()
    await bundler.land(operation)
    expect(await bundler.deposit()).toBeLessThan(full)
    await chain.mint(wallet, 10n * PRICE)
    app.clock.advance(48 * HOUR_MS)
    expect(await ask(app, await operationOf(wallet))).toBe('rejected')
    // Other wallets keep their credit.
    expect(await ask(app, await operationOf(await openWallet(app)))).toBe('sponsored')
  })

  test('are not reserved for a second operation before the first has paid, on any node', async () => {
    const store = await openFreshStore()
    const [app, other] = [await openNode(store), await openNode(store)]
    const wallet = await openWallet(app)
    const first = await operationOf(wallet)
    expect(await ask(app, first)).toBe('sponsored')
    // Of two operations with one nonce, only one can land: a wallet may ask again for a better price.
    expect(await ask(other, { ...first, maxFeePerGas: '0xf4241' })).toBe('sponsored')
    const second = await operationOf(wallet, { nonce: numberToHex(1n << 64n) })
    expect(await ask(other, second)).toBe('limited')
    expect(await ask(app, second, 'pm_getPaymasterStubData')).toBe('limited')
    await bundler.land(first)
    expect(await ask(other, second)).toBe('sponsored')
  })

  test('allow a wallet three operations a day that have not landed in time', async () => {
    const app = await openNode(await openFreshStore())
    const wallet = await openWallet(app)
    const sponsors = createSponsorChain(chain.url, app.server.config)
    const operations = await Promise.all(
      [0n, 1n, 2n, 3n].map((key) => operationOf(wallet, { nonce: numberToHex(key << 64n) })),
    )
    const [first = expect.fail(), second = expect.fail(), third = expect.fail(), fourth = {}] =
      operations
    for (const operation of [first, second, third]) {
      expect(await ask(app, operation)).toBe('sponsored')
      app.clock.advance(10 * 60_000)
      await settleExpired(app.server, sponsors)
    }
    expect(await ask(app, fourth)).toBe('limited')
    // Signed again, it does not add an operation that can land.
    expect(await ask(app, third)).toBe('sponsored')
    app.clock.advance(10 * 60_000)
    await settleExpired(app.server, sponsors)
    // One that lands hours after its time counts all the same.
    await pay(wallet, transferring(TREASURY, 10n * PRICE))
    await bundler.land(first)
    await chain.mint(wallet, PRICE)
    expect(await ask(app, third)).toBe('rejected')
  })

  test('stay reserved until the signature of an operation has ended and the chain was looked at after that', async () => {
    const app = await openNode(await openFreshStore(), {
      PAYMASTER_HOUSE_DAILY_GWEI: String(HONEST_FEE_GWEI),
      PAYMASTER_VALID_SECONDS: '3600',
    })
    const [wallet, next] = [await openWallet(app), await openWallet(app)]
    const sponsors = createSponsorChain(chain.url, app.server.config)
    const askNext = async () => ask(app, await operationOf(next))
    expect(await ask(app, await operationOf(wallet))).toBe('sponsored')
    app.clock.advance(10 * 60_000)
    await settleAll(app.server, sponsors)
    expect(await askNext()).toBe('limited')
    // The paymaster has five minutes to sign.
    await chain.client.increaseTime({ seconds: 3_600 + 5 * 60 + 60 })
    await chain.client.mine({ blocks: 1 })
    expect(await askNext()).toBe('limited')
    await settleAll(app.server, sponsors)
    expect(await askNext()).toBe('sponsored')
  })

  test('are charged by the worker when an operation lands hours after its time', async () => {
    const store = await openFreshStore()
    const app = await openNode(store)
    const wallet = await openWallet(app)
    const operation = await operationOf(wallet)
    const sponsors = createSponsorChain(chain.url, app.server.config)
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
    await pay(wallet, transferring(TREASURY, 10n * PRICE))
    await bundler.land(operation)
    expect(await stored()).toEqual([{ state: 'unpaid', is_charged: true }])
  })

  test('are not reserved for a third party, who has no order of the player', async () => {
    const app = await openNode(await openFreshStore())
    const [wallet, other] = [await openWallet(app), await openWallet(app)]
    const before = paymaster.asked.length
    const operation = await operationOf(wallet)
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
    // Somebody else's order, and one of another amount.
    expect(await askWith(await orderFor(app, other))).toBe(false)
    expect(await askWith(await orderFor(app, wallet, 0.5))).toBe(false)
    // An order that has ended.
    const late = await orderFor(app, wallet)
    await chain.client.increaseTime({ seconds: 2 * 3_600 })
    await chain.client.mine({ blocks: 1 })
    expect(await askWith(late)).toBe(false)
    expect(paymaster.asked).toHaveLength(before)
    // None of these keeps the owner waiting.
    expect(await askWith(await orderFor(app, wallet))).toBe(true)
  })

  test('of all players stay within the budget of the server when two nodes are asked at once', async () => {
    const store = await openFreshStore()
    const budget = { PAYMASTER_HOUSE_DAILY_GWEI: String(HONEST_FEE_GWEI) }
    const nodes = [await openNode(store, budget), await openNode(store, budget)]
    const operations: Fields[] = []
    for (const node of nodes) operations.push(await operationOf(await openWallet(node)))
    const verdicts = await Promise.all(
      nodes.map((node, place) => ask(node, operations[place] ?? {})),
    )
    expect(verdicts.sort()).toEqual(['limited', 'sponsored'])
  })

  test('are given back when the paymaster does not sign', async () => {
    const app = await openNode(await openFreshStore())
    const wallet = await openWallet(app)
    const error = { code: -32_602, message: 'policy' }
    says = (id) => ({ status: 200, body: { jsonrpc: '2.0', id, error } })
    expect(await ask(app, await operationOf(wallet))).toBe('rejected')
    says = undefined
    const another = await operationOf(wallet, { nonce: numberToHex(1n << 64n) })
    expect(await ask(app, another)).toBe('sponsored')
  })
})
