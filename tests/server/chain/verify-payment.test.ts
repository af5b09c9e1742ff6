import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodeAbiParameters, erc20Abi, getAbiItem, pad, toEventSelector } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPaymentVerifier } from '#src/server/chain/verify-payment.ts'
import { readConfig } from '#src/server/config.ts'
import { findFreePort } from '#tests/support/free-port.ts'

const TREASURY = `0x${'7e'.repeat(20)}` as const
const USDC = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const PLAYER = `0x${'a1'.repeat(20)}` as const
const OTHER = `0x${'b2'.repeat(20)}` as const
const hash = (digit: string) => `0x${digit.repeat(64)}` as const
const DEMO = 'demo:7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3d'

interface Transfer {
  readonly token: `0x${string}`
  readonly from: `0x${string}`
  readonly to: `0x${string}`
  readonly value: bigint
}

const transfer = (changes: Partial<Transfer> = {}): Transfer => ({
  token: USDC,
  from: PLAYER,
  to: TREASURY,
  value: 1_000_000n,
  ...changes,
})

/** Transactions that the chain knows, by hash: what each has moved, and whether it went through. */
const CHAIN: Readonly<Record<string, { transfers: readonly Transfer[]; status: '0x1' | '0x0' }>> = {
  [hash('1')]: { transfers: [transfer()], status: '0x1' },
  [hash('2')]: { transfers: [transfer({ value: 999_999n })], status: '0x1' },
  [hash('3')]: { transfers: [transfer({ from: OTHER })], status: '0x1' },
  [hash('4')]: { transfers: [transfer({ to: OTHER })], status: '0x1' },
  [hash('5')]: { transfers: [transfer({ token: OTHER })], status: '0x1' },
  [hash('6')]: { transfers: [transfer()], status: '0x0' },
  [hash('7')]: {
    transfers: [transfer({ value: 400_000n }), transfer({ value: 600_000n })],
    status: '0x1',
  },
}

/** A chain's RPC, as far as receipts go. */
const rpc = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    const { id, params } = JSON.parse(text) as { id: number; params: readonly string[] }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: receiptOf(params[0] ?? '') }))
  })
})

function receiptOf(transactionHash: string) {
  const known = CHAIN[transactionHash]
  if (!known) return null
  const place = {
    blockHash: hash('b'),
    blockNumber: '0x10',
    transactionHash,
    transactionIndex: '0x0',
  }
  const logs = known.transfers.map(({ token, from, to, value }, index) => ({
    ...place,
    address: token,
    logIndex: `0x${index}`,
    removed: false,
    topics: [toEventSelector(getAbiItem({ abi: erc20Abi, name: 'Transfer' })), pad(from), pad(to)],
    data: encodeAbiParameters([{ type: 'uint256' }], [value]),
  }))
  const bloom = `0x${'00'.repeat(256)}`
  const gas = { gasUsed: '0x1', cumulativeGasUsed: '0x1', effectiveGasPrice: '0x1' }
  return {
    ...place,
    ...gas,
    from: PLAYER,
    to: USDC,
    contractAddress: null,
    logs,
    logsBloom: bloom,
    status: known.status,
    type: '0x2',
  }
}

let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => rpc.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(rpc.address() as AddressInfo).port}`
})
afterAll(() => rpc.close())

function verifier(environment: Record<string, string> = {}) {
  const config = readConfig({ TREASURY_ADDRESS: TREASURY, BASE_RPC_URL: url, ...environment })
  const verify = createPaymentVerifier(config)
  return (reference: string, usdc = 1) => verify({ reference, usdc, wallets: [PLAYER] })
}

test('default: USDC that reached the treasury from the player, in one transfer or in parts', async () => {
  const verify = verifier()
  expect(await verify(hash('1'))).toBe('paid')
  expect(await verify(hash('7'))).toBe('paid')
  expect(await verify(hash('2'), 0.5)).toBe('paid')
})

test('error: too little, from or to somebody else, another token, a failed one', async () => {
  const verify = verifier()
  for (const digit of ['2', '3', '4', '5', '6']) {
    expect(await verify(hash(digit)), digit).toBe('insufficient')
  }
  expect(await verify(hash('9'))).toBe('not_found')
  expect(await verify(DEMO)).toBe('wrong_kind')
})

test('behavior: a chain that is down tells nothing, one that is not set takes nothing', async () => {
  const down = `http://127.0.0.1:${await findFreePort()}`
  expect(await verifier({ BASE_RPC_URL: down })(hash('1'))).toBe('unreachable')
  const unset = createPaymentVerifier(readConfig({ TREASURY_ADDRESS: TREASURY }))
  expect(await unset({ reference: hash('1'), usdc: 1, wallets: [PLAYER] })).toBe('off')
})

test('behavior: without a treasury purchases are a demo, but not where only real wallets play', async () => {
  const payment = { reference: DEMO, usdc: 1, wallets: [] }
  const demo = createPaymentVerifier(readConfig({}))
  expect(await demo(payment)).toBe('paid')
  expect(await demo({ ...payment, reference: hash('1') })).toBe('wrong_kind')
  const live = createPaymentVerifier(readConfig({ WALLET_MODE: 'live' }))
  expect(await live(payment)).toBe('off')
})
