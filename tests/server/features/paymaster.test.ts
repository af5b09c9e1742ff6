import { encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import { entryPoint07Address } from 'viem/account-abstraction'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PAYMASTER_PATH } from '#src/protocol/base.ts'
import { paymasterCall, SPONSOR_ERRORS } from '#src/protocol/calls/paymaster.ts'
import { signInCall } from '#src/protocol/calls/auth.ts'
import { configCall } from '#src/protocol/calls/system.ts'
import { LIMITS } from '#src/server/platform/http/rate-limit.ts'
import {
  call,
  createTestApp,
  newAccount,
  proofOf,
  send,
  signInAs,
  type TestApp,
} from '#tests/support/app.ts'
import {
  type Bundler,
  startBundler,
  transferring,
  walletCode,
} from '#tests/support/chain/bundler.ts'
import { startUsdcChain, TREASURY, USDC, type UsdcChain } from '#tests/support/chain/usdc-chain.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { startDeadServer } from '#tests/support/dead-server.ts'
import { orderFor } from '#tests/support/sponsored-operation.ts'
import {
  type SmallAnswer,
  type SmallServer,
  startSmallServer,
} from '#tests/support/small-server.ts'

const ENTRY_POINT = entryPoint07Address.toLowerCase()
const SPONSORSHIP = {
  paymaster: `0x${'9a'.repeat(20)}`,
  paymasterData: '0xbeef',
  sponsor: { name: 'Dope Chain Wars' },
}
const OTHER = `0x${'b2'.repeat(20)}` as const
const batchAbi = parseAbi([
  'function executeBatch((address target, uint256 value, bytes data)[] calls)',
])
const walletAbi = parseAbi(['function execute(address target, uint256 value, bytes data)'])

const transfer = (to: Hex, units: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] })
const execute = (target: Hex, data: Hex, value = 0n): Hex =>
  encodeFunctionData({ abi: walletAbi, functionName: 'execute', args: [target, value, data] })
const batch = (...calls: readonly Hex[]): Hex => {
  const targets = calls.map((data) => ({ target: USDC, value: 0n, data }))
  return encodeFunctionData({ abi: batchAbi, functionName: 'executeBatch', args: [targets] })
}
const PAYMENT = transferring(TREASURY, 1_000_000n)
/** The gas of an operation, with a bid below the local chain's prices. */
const GAS = {
  ...{ callGasLimit: '0x30d40', verificationGasLimit: '0x186a0', preVerificationGas: '0xc350' },
  ...{ maxFeePerGas: '0xf4240', maxPriorityFeePerGas: '0xf4240' },
}

/** A paymaster whose URL contains a secret. A test sets its responses with `says`. */
let paymaster: SmallServer
let chain: UsdcChain
let bundler: Bundler
let says: (id: unknown) => SmallAnswer | Promise<SmallAnswer>
beforeAll(async () => {
  paymaster = await startSmallServer(({ body }) => says(JSON.parse(body).id))
})
beforeAll(async () => {
  chain = await startUsdcChain()
  bundler = await startBundler(chain)
})
afterAll(() => paymaster.close())
afterAll(() => chain.stop())
beforeEach(() => {
  says = (id) => ({ status: 200, body: { jsonrpc: '2.0', id, result: SPONSORSHIP } })
})

describeOnBothEngines('sponsored payments', (openFreshStore, _, describeOnce) => {
  let app: TestApp
  let wallet: Hex
  /** Signs in with a smart wallet that holds 1 USDC. */
  const signInByWallet = async (): Promise<Hex> => {
    const account = newAccount()
    const proof = await proofOf(app, account)
    await call(app, signInCall, { body: { ...proof, sig_type: 'eoa' } })
    await bundler.makeSmart(account.address)
    await chain.mint(account.address, 1_000_000n)
    return account.address
  }
  const open = async (changes: Readonly<Record<string, string>> = {}) => {
    const environment = {
      ...{ TREASURY_ADDRESS: TREASURY, BASE_RPC_URL: chain.url, TRUST_PROXY: '1' },
      ...{ PAYMASTER_URL: `${paymaster.origin}/v1/secret` },
      ...{ PAYMASTER_WALLET_CODES: walletCode(), PAYMASTER_FACTORIES: OTHER, ...changes },
    }
    app = await createTestApp(await openFreshStore(), {
      environment,
      limits: { walletSponsored: LIMITS.walletSponsored },
    })
    wallet = await signInByWallet()
  }
  beforeEach(() => open())

  interface SponsorRequest {
    readonly method?: string
    readonly callData?: Hex
    readonly sender?: string
    readonly chainId?: string
    readonly entryPoint?: string
    /** Further fields of the user operation. */
    readonly more?: Readonly<Record<string, unknown>>
    readonly params?: readonly unknown[]
    /** The amount of the order. */
    readonly usdc?: number
    /** The client's address. */
    readonly from?: string
  }
  const ask = async (request: SponsorRequest = {}) => {
    const { method = 'pm_getPaymasterData', callData = PAYMENT, chainId = '0x2105' } = request
    const userOperation = {
      sender: request.sender ?? wallet,
      nonce: '0x0',
      callData,
      ...GAS,
      ...request.more,
    }
    const { entryPoint = ENTRY_POINT, from = '198.51.100.1', usdc } = request
    const order = await orderFor(app, userOperation.sender, usdc)
    const params = request.params ?? [userOperation, entryPoint, chainId, { policy: 'theirs' }]
    return call(app, paymasterCall, {
      query: { order },
      headers: { 'x-forwarded-for': from },
      body: { jsonrpc: '2.0', id: 5, method, params: [...params] },
    })
  }
  const error = (name: keyof typeof SPONSOR_ERRORS) => ({
    ...{ jsonrpc: '2.0', id: 5 },
    error: { code: SPONSOR_ERRORS[name] },
  })

  test('forward a player’s payment unchanged and return the paymaster’s data', async () => {
    const before = paymaster.asked.length
    for (const method of ['pm_getPaymasterStubData', 'pm_getPaymasterData']) {
      expect(await ask({ method })).toEqual({ jsonrpc: '2.0', id: 5, result: SPONSORSHIP })
    }
    const sender = wallet.toLowerCase()
    const userOperation = { sender, nonce: '0x0', callData: PAYMENT, ...GAS }
    const [stub, whole] = paymaster.asked.slice(before)
    expect(stub?.path).toBe('/v1/secret')
    expect(JSON.parse(stub?.body ?? '')).toMatchObject({ method: 'pm_getPaymasterStubData' })
    expect(JSON.parse(whole?.body ?? '')).toMatchObject({
      method: 'pm_getPaymasterData',
      // The caller's context is not forwarded.
      params: [userOperation, ENTRY_POINT, '0x2105', {}],
    })
    expect(await ask({ callData: batch(transfer(TREASURY, 500_000n)), usdc: 0.5 })).toHaveProperty(
      'result',
    )
    expect(await call(app, configCall)).toMatchObject({ sponsors_calls: true })
  })

  describeOnce('requests', () => {
    test('forward only the known fields of a user operation', async () => {
      await chain.client.setCode({ address: wallet, bytecode: '0x' })
      const known = { factory: OTHER, factoryData: '0xfac7', callGasLimit: '0x30d41' }
      const eip7702Auth = { chainId: '0x2105', address: OTHER, nonce: '0x0' }
      const more = { ...known, eip7702Auth, paymaster: OTHER, paymasterData: '0x66' }
      expect(await ask({ more })).toHaveProperty('result')
      const [forwarded] = JSON.parse(paymaster.asked.at(-1)?.body ?? '').params
      expect(forwarded).toEqual({
        ...{ sender: wallet.toLowerCase(), nonce: '0x0', callData: PAYMENT },
        ...{ ...GAS, ...known },
      })
    })

    test('refuse calls that are not a player’s payment to the treasury without asking the paymaster', async () => {
      const before = paymaster.asked.length
      const { address: guest } = (await signInAs(app)).account
      await chain.mint(guest, 1_000_000n)
      const refused: readonly SponsorRequest[] = [
        { callData: transferring(OTHER, 1_000_000n) },
        { callData: transferring(TREASURY, 999_999n) },
        { callData: execute(OTHER, transfer(TREASURY, 1_000_000n)) },
        { callData: execute(USDC, transfer(TREASURY, 1_000_000n), 1n) },
        { callData: batch(transfer(TREASURY, 1_000_000n), transfer(OTHER, 1n)) },
        { callData: batch() },
        {
          callData: execute(
            USDC,
            encodeFunctionData({
              abi: erc20Abi,
              functionName: 'approve',
              args: [OTHER, 1_000_000n],
            }),
          ),
        },
        { callData: '0xdeadbeef' },
        { callData: '0x' },
        { chainId: '0x1' },
        { sender: OTHER },
        { sender: guest },
        { entryPoint: OTHER },
      ]
      for (const request of refused) {
        expect(await ask(request), JSON.stringify(request)).toMatchObject(error('rejected'))
      }
      expect(await ask({ method: 'eth_sendTransaction' })).toMatchObject(error('unknownMethod'))
      for (const params of [
        [],
        [{ sender: OTHER }, ENTRY_POINT, '0x2105'],
        [null, null, null, null],
      ]) {
        expect(await ask({ params })).toMatchObject(error('badParams'))
      }
      expect(paymaster.asked).toHaveLength(before)
    })

    test('refuse calls that would fail on the chain, and all while the chain is down', async () => {
      const before = paymaster.asked.length
      for (const more of [{ factory: OTHER, factoryData: '0x' }, { initCode: `${OTHER}00` }]) {
        expect(await ask({ more })).toMatchObject(error('rejected'))
      }
      expect(paymaster.asked).toHaveLength(before)
      expect(await ask({ more: { initCode: '0x' } })).toHaveProperty('result')
      // After this payment the wallet holds no USDC.
      await bundler.bundle([{ wallet, callData: PAYMENT }])
      expect(await ask()).toMatchObject(error('rejected'))
      await open({ BASE_RPC_URL: await startDeadServer() })
      expect(await ask()).toMatchObject(error('unavailable'))
      expect(paymaster.asked).toHaveLength(before + 1)
    })

    test('hide the paymaster’s own error text, and report an invalid or missing response as unavailable', async () => {
      const no = { code: -32_602, message: 'policy: too much today' }
      says = (id) => ({ status: 200, body: { jsonrpc: '2.0', id, error: no } })
      const refused = await ask()
      expect(refused).toMatchObject(error('rejected'))
      expect(app.log.join('\n')).toContain('"code":-32602')
      for (const text of [JSON.stringify(refused), app.log.join('\n')]) {
        expect(text).not.toContain('policy')
      }
      for (const answer of [{ status: 500 }, { status: 200, body: 'what?' }]) {
        says = () => answer
        expect(await ask()).toMatchObject(error('unavailable'))
      }
      await open({ PAYMASTER_URL: `${await startDeadServer()}/v1/secret` })
      expect(await ask()).toMatchObject(error('unavailable'))
      expect(app.log.join('\n')).toContain('PAYMASTER_URL does not answer')
      expect(app.log.join('\n')).not.toContain('v1/secret')
    })

    test('are limited for a wallet and client address; other clients do not use up the limit', async () => {
      const { points } = LIMITS.walletSponsored
      const from = '203.0.113.9'
      for (let count = 0; count < points; count += 1) {
        expect(await ask({ sender: OTHER })).toMatchObject(error('rejected'))
        expect(await ask({ from })).toHaveProperty('result')
      }
      expect(await ask({ from })).toMatchObject(error('limited'))
      const before = paymaster.asked.length
      expect(await ask()).toHaveProperty('result')
      expect(paymaster.asked).toHaveLength(before + 1)
    })

    test('may come from wallets’ pages; without sponsoring the call answers 404', async () => {
      const headers = { origin: 'https://keys.wallet.example' }
      const preflight = await send(app, `OPTIONS ${PAYMASTER_PATH}`, { headers })
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
      expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
      expect(preflight.headers.has('access-control-allow-credentials')).toBe(false)
      // Payments by World App are on another chain and do not enable sponsoring.
      const world = {
        WORLD_APP_ID: 'app_0123456789abcdef',
        WORLD_API_KEY: 'api_portal_key',
        WORLD_TREASURY_ADDRESS: TREASURY,
      }
      const needed = ['PAYMASTER_URL', 'BASE_RPC_URL', 'TREASURY_ADDRESS', 'PAYMASTER_WALLET_CODES']
      for (const missing of needed) {
        await open({ ...world, [missing]: '' })
        const body = { jsonrpc: '2.0', id: 5, method: 'pm_getPaymasterData', params: [] }
        const route = `POST ${PAYMASTER_PATH}`
        expect(await send(app, route, { body })).toMatchObject({ status: 404 })
        expect(await call(app, configCall)).toMatchObject({ sponsors_calls: false })
      }
    })
  })
})
