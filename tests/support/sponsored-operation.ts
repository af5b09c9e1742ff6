import { type Hex, numberToHex } from 'viem'
import { paymasterCall, SPONSOR_ERRORS } from '#src/protocol/calls/paymaster.ts'
import { createHeadReader } from '#src/server/platform/chain/read-head.ts'
import { addOrder } from '#src/server/write/payments/payment-order-repository.ts'
import { playerOfWallet } from '#src/server/write/payments/payment-repository.ts'
import { call, type TestApp } from './app.ts'
import { ENTRY_POINT, transferring } from './chain/bundler.ts'
import { TREASURY } from './chain/usdc-chain.ts'

const HOUR_MS = 3_600_000
/** A price of the game, in millionths of a USDC. */
export const PRICE = 1_000_000n
/** An operation that an honest wallet sends. */
export const HONEST = {
  callData: transferring(TREASURY, PRICE),
  callGasLimit: numberToHex(200_000),
  verificationGasLimit: numberToHex(100_000),
  preVerificationGas: numberToHex(50_000),
  maxFeePerGas: numberToHex(1_000_000),
  maxPriorityFeePerGas: numberToHex(1_000_000),
  paymasterVerificationGasLimit: numberToHex(25_000),
  paymasterPostOpGasLimit: numberToHex(25_000),
} as const
/** 1,050,000 gas (three times the verification limit, and the highest gas of a paymaster) at the highest price. */
export const HONEST_FEE_GWEI = 1_050

/** Fields of an operation. */
export type Fields = Readonly<Partial<Record<string, Hex>>>

/** Stores an order of the player whose wallet the sender is, as of the chain's latest block. Resolves with its reference. */
export async function orderFor(
  { clock, server }: Pick<TestApp, 'clock' | 'server'>,
  sender: string,
  usdc = 1,
): Promise<string> {
  const { ids, store } = server
  const playerId = await playerOfWallet(store.db, sender.toLowerCase())
  const readHead = createHeadReader(server.config)
  const reference = ids.uuid().replaceAll('-', '')
  if (!playerId || !readHead) return reference
  const head = await readHead().catch(() => ({ number: 0, at: new Date(0) }))
  const at = clock.now()
  const times = { at, expiresAt: new Date(at.getTime() + 30 * 24 * HOUR_MS) }
  const payUntil = new Date(head.at.getTime() + HOUR_MS)
  const order = { reference, playerId, chain: 'base', usdc, ...times, payUntil } as const
  await addOrder(store.db, { ...order, madeAtBlock: head.number })
  return reference
}

/** Asks for a sponsorship of an operation that pays a new order. Resolves with 'sponsored' or the name of the error. */
export async function askForSponsorship(
  app: Pick<TestApp, 'app' | 'clock' | 'server'>,
  operation: Fields,
  method = 'pm_getPaymasterData',
): Promise<string | undefined> {
  const order = await orderFor(app, operation['sender'] ?? '')
  const answer = await call(app, paymasterCall, {
    query: { order },
    body: { jsonrpc: '2.0', id: 1, method, params: [operation, ENTRY_POINT, '0x2105', {}] },
  })
  if ('result' in answer) return 'sponsored'
  return Object.entries(SPONSOR_ERRORS).find(([, code]) => code === answer.error.code)?.[0]
}
