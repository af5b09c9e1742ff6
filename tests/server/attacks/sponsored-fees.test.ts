import { type Hex, keccak256, numberToHex, pad, parseGwei } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSponsorChain } from '#src/server/platform/chain/sponsor-chain.ts'
import { settleExpired } from '#src/server/features/payments/settle-sponsorships.ts'
import { newAccount } from '#tests/support/app.ts'
import {
  type Bundler,
  ENTRY_POINT,
  PAYMASTER,
  transferring,
  walletCode,
} from '#tests/support/chain/bundler.ts'
import { compileContracts } from '#tests/support/chain/contracts.ts'
import { TREASURY, USDC, type UsdcChain } from '#tests/support/chain/usdc-chain.ts'
import { describeOnBothEngines, describeOnOneEngine } from '#tests/support/database.ts'
import type { SmallServer } from '#tests/support/small-server.ts'
import { FACTORY, type SponsorGround, startSponsorGround } from '#tests/support/sponsor-ground.ts'
import {
  askForSponsorship as ask,
  type Fields,
  HONEST_FEE_GWEI,
  PRICE,
} from '#tests/support/sponsored-operation.ts'

const HOUR_MS = 3_600_000
const IMPLEMENTATION_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
let ground: SponsorGround
let chain: UsdcChain
let bundler: Bundler
let paymaster: SmallServer
beforeAll(async () => {
  ground = await startSponsorGround()
  ;({ bundler, chain, paymaster } = ground)
})
afterAll(() => ground.stop())
const openNode: SponsorGround['openNode'] = (...of) => ground.openNode(...of)
const openWallet: SponsorGround['openWallet'] = (app) => ground.openWallet(app)
const operationOf: SponsorGround['operationOf'] = (...of) => ground.operationOf(...of)

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
    ground.answer((id) => ({ status: 200, body: { jsonrpc: '2.0', id, result } }))
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
    await ground.pay(wallet, elsewhere)
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
    await ground.pay(wallet, transferring(TREASURY, 10n * PRICE))
    await bundler.land(first)
    await chain.mint(wallet, PRICE)
    expect(await ask(app, third)).toBe('rejected')
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
    ground.answer((id) => ({ status: 200, body: { jsonrpc: '2.0', id, error } }))
    expect(await ask(app, await operationOf(wallet))).toBe('rejected')
    ground.answer(undefined)
    const another = await operationOf(wallet, { nonce: numberToHex(1n << 64n) })
    expect(await ask(app, another)).toBe('sponsored')
  })
})
