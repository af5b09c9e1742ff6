import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPaymentVerifier } from '#src/server/platform/chain/verify-payment.ts'
import { readConfig } from '#src/server/platform/config.ts'
import { createLog } from '#src/server/platform/log.ts'
import { RICH, startAnvil } from '#tests/support/chain/anvil.ts'
import { startBundler, transferring } from '#tests/support/chain/bundler.ts'
import { startRpcBetween } from '#tests/support/chain/rpc-between.ts'
import { startUsdcChain, TREASURY, USDC, type UsdcChain } from '#tests/support/chain/usdc-chain.ts'
import { startDeadServer } from '#tests/support/dead-server.ts'

const PLAYER = RICH.address
const OTHER = `0x${'b2'.repeat(20)}` as const
const FAKE = `0x${'fa'.repeat(20)}` as const
const UNKNOWN = `0x${'9'.repeat(64)}` as const
const DEMO = 'demo:7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3d'
const MILLION = 1_000_000n

const lines: string[] = []
const log = createLog('warn', { write: (line) => void lines.push(line) })
let chain: UsdcChain
beforeAll(async () => {
  chain = await startUsdcChain()
  await chain.putCoin(FAKE)
  for (const coin of [USDC, FAKE]) {
    await chain.ask({ functionName: 'mint', args: [PLAYER, 100n * MILLION] }, coin)
  }
})
afterAll(() => chain.stop())

function verifier(environment: Record<string, string> = {}, wallets = [PLAYER.toLowerCase()]) {
  const set = { TREASURY_ADDRESS: TREASURY, BASE_RPC_URL: chain.url, ...environment }
  const verify = createPaymentVerifier(readConfig(set), log)
  return async (reference: string, usdc = 1) => (await verify({ reference, usdc, wallets })).type
}

const pay = (units: bigint, to: Hex = TREASURY, coin?: Hex) =>
  chain.ask({ functionName: 'transfer', args: [to, units] }, coin)
const confirm = () => chain.client.mine({ blocks: 1 })

test('accepts USDC from the player to the treasury, in one transfer or in parts', async () => {
  const verify = verifier()
  const whole = await pay(MILLION)
  const parts = await chain.ask({
    functionName: 'transferInParts',
    args: [TREASURY, 400_000n, 600_000n],
  })
  const short = await pay(999_999n)
  await confirm()
  expect(await verify(whole)).toBe('paid')
  expect(await verify(parts)).toBe('paid')
  // Exactly the amount, not more.
  expect(await verify(short, 0.5)).toBe('insufficient')
})

test('refuses too little, another payer or recipient, another token, and a failed transaction', async () => {
  const [whole, short, elsewhere, fake] = [
    await pay(MILLION),
    await pay(999_999n),
    await pay(MILLION, OTHER),
    await pay(MILLION, TREASURY, FAKE),
  ]
  const failed = await pay(1_000_000n * MILLION)
  await confirm()
  const verify = verifier()
  for (const hash of [short, elsewhere, fake, failed]) {
    expect(await verify(hash), hash).toBe('insufficient')
  }
  expect(await verifier({}, [OTHER])(whole)).toBe('not_yours')
  expect(await verify(DEMO)).toBe('wrong_kind')
})

test('attributes the payments in a bundler’s transaction to the smart wallets that paid them', async () => {
  const bundler = await startBundler(chain)
  const [one, other, poor] = ['c1', 'c2', 'c3'].map((pair) => `0x${pair.repeat(20)}` as const)
  const calls = [
    { wallet: one, units: MILLION },
    { wallet: other, units: MILLION },
    { wallet: poor, units: 400_000n },
  ].map(({ wallet = FAKE, units }) => ({ wallet, callData: transferring(TREASURY, units) }))
  for (const { wallet } of calls) {
    await bundler.makeSmart(wallet)
    await chain.mint(wallet, MILLION)
  }
  const hash = await bundler.bundle(calls)
  await confirm()
  const verify = createPaymentVerifier(
    readConfig({ TREASURY_ADDRESS: TREASURY, BASE_RPC_URL: chain.url }),
    log,
  )
  const verdictFor = (wallet: string) => verify({ reference: hash, usdc: 1, wallets: [wallet] })
  expect(await verdictFor(one ?? '')).toMatchObject({ type: 'paid', ids: [`${hash}:${one}`] })
  expect(await verdictFor(other ?? '')).toMatchObject({ type: 'paid', ids: [`${hash}:${other}`] })
  // Neither the payments of others nor the sender of the transaction count.
  expect(await verdictFor(poor ?? '')).toEqual({ type: 'insufficient' })
  expect(await verdictFor(PLAYER.toLowerCase())).toEqual({ type: 'not_yours' })
})

test('accepts a payment only when it is confirmed and still in the chain', async () => {
  const verify = verifier()
  expect(await verify(UNKNOWN)).toBe('unknown')
  await chain.client.setAutomine(false)
  onTestFinished(() => chain.client.setAutomine(true))
  const waiting = await pay(MILLION)
  expect(await verify(waiting)).toBe('pending')
  await chain.client.setAutomine(true)
  await confirm()
  const hash = await pay(MILLION)
  expect(await verify(hash)).toBe('pending')
  await confirm()
  expect(await verify(hash)).toBe('paid')
  await chain.client.request({ method: 'anvil_reorg', params: [2, []] } as never)
  expect(await verify(hash)).toBe('unknown')
})

test('reports a payment as pending while the node does not have its block', async () => {
  const hash = await pay(MILLION)
  await confirm()
  let isBehind = true
  const { url } = await startRpcBetween(chain.url, (question) =>
    isBehind && question.method === 'eth_getBlockByNumber' ? null : question,
  )
  const verify = verifier({ BASE_RPC_URL: url })
  expect(await verify(hash)).toBe('pending')
  expect(lines.at(-1)).toMatch(/BlockNotFoundError.*"verdict":"pending"/)
  isBehind = false
  expect(await verify(hash)).toBe('paid')
})

test('reports unreachable for a chain that is down or is not Base, and off without an RPC', async () => {
  const hash = await pay(MILLION)
  await confirm()
  const down = await startDeadServer()
  expect(await verifier({ BASE_RPC_URL: down })(hash)).toBe('unreachable')
  expect(lines.at(-1)).toContain('"verdict":"unreachable"')
  const elsewhere = await startAnvil(10)
  onTestFinished(() => elsewhere.stop())
  expect(await verifier({ BASE_RPC_URL: elsewhere.url })(hash)).toBe('unreachable')
  const unset = createPaymentVerifier(readConfig({ TREASURY_ADDRESS: TREASURY }), log)
  const payment = { reference: hash, usdc: 1, wallets: [PLAYER] }
  expect(await unset(payment)).toEqual({ type: 'off' })
})

test('accepts demo references without a treasury, unless only real wallets may sign in', async () => {
  const payment = { reference: DEMO, usdc: 1, wallets: [] }
  const demo = createPaymentVerifier(readConfig({}), log)
  expect(await demo(payment)).toEqual({ type: 'paid', ids: [DEMO] })
  expect(await demo({ ...payment, reference: UNKNOWN })).toEqual({ type: 'wrong_kind' })
  const live = createPaymentVerifier(readConfig({ WALLET_MODE: 'live' }), log)
  expect(await live(payment)).toEqual({ type: 'off' })
})
