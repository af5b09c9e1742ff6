import { type Hex, numberToHex } from 'viem'
import { paymasterCall, SPONSOR_ERRORS } from '#src/protocol/calls/paymaster.ts'
import { call, type TestApp } from './app.ts'
import { ENTRY_POINT, transferring } from './chain/bundler.ts'
import { TREASURY } from './chain/usdc-chain.ts'

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
/** 600,000 gas (three times the verification limit) at the highest price. */
export const HONEST_FEE_GWEI = 600

/** Fields of an operation. */
export type Fields = Readonly<Partial<Record<string, Hex>>>

/** Asks for a sponsorship. Resolves with 'sponsored' or the name of the error. */
export async function askForSponsorship(
  app: Pick<TestApp, 'app'>,
  operation: Fields,
  method = 'pm_getPaymasterData',
): Promise<string | undefined> {
  const answer = await call(app, paymasterCall, {
    body: { jsonrpc: '2.0', id: 1, method, params: [operation, ENTRY_POINT, '0x2105', {}] },
  })
  if ('result' in answer) return 'sponsored'
  return Object.entries(SPONSOR_ERRORS).find(([, code]) => code === answer.error.code)?.[0]
}
