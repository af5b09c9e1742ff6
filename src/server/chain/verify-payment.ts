import {
  BlockNotFoundError,
  createPublicClient,
  erc20Abi,
  parseEventLogs,
  type PublicClient,
  type TransactionReceipt,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem'
import { BASE_CHAIN_ID, USDC_UNITS } from '#src/protocol/base.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { takesWorldPayments } from '../providers/world-portal.ts'
import { rpcTransport } from './rpc-transport.ts'

/** A payment that a player says they have made. */
export interface Payment {
  /** A transaction's hash, or `demo:<uuid>`. */
  readonly reference: string
  /** Addresses of the player's, lower-cased: one of them must have paid. */
  readonly wallets: readonly string[]
  /** What it has to be at least. */
  readonly usdc: number
}

/** What a payment comes to. */
export type PaymentVerdict =
  | {
      readonly type: 'paid'
      /** What it may be booked under, each once: a bundler's transaction may hold payments of several payers. */
      readonly ids: readonly string[]
    }
  | { readonly type: PaymentRefusal }
export type PaymentRefusal =
  /** Payments are not set up here. */
  | 'off'
  /** Real transactions only, or demo references only. */
  | 'wrong_kind'
  /** Base knows no such transaction, or not yet. */
  | 'unknown'
  /** Base has not confirmed it. */
  | 'pending'
  /** It failed, or paid somebody else, or too little. */
  | 'insufficient'
  /** Others paid it. */
  | 'not_yours'
  /** Base does not answer, or another chain does, so nobody can tell. */
  | 'unreachable'
/** How a house is paid: on chains, by demo references, or not at all. */
export type PaymentKind = 'chain' | 'demo' | 'off'
export type VerifyPayment = (payment: Payment) => Promise<PaymentVerdict>

/** Blocks with and after the one that holds a payment: an only one may still be replaced. */
const CONFIRMATIONS = 2n
const HASH = /^0x[0-9a-f]{64}$/i
const DEMO = /^demo:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

type HouseTerms = Pick<Config, 'TREASURY_ADDRESS' | 'BASE_RPC_URL' | 'WALLET_MODE'> &
  Parameters<typeof takesWorldPayments>[0]

/** Returns how purchases are paid under a configuration. */
export function paymentKind({
  TREASURY_ADDRESS,
  BASE_RPC_URL,
  WALLET_MODE,
  ...config
}: HouseTerms): PaymentKind {
  if (takesWorldPayments(config)) return 'chain'
  if (TREASURY_ADDRESS === undefined) return WALLET_MODE === 'live' ? 'off' : 'demo'
  return BASE_RPC_URL === undefined ? 'off' : 'chain'
}

/**
 * Creates the check of payments. With a treasury only USDC that reached it on Base counts; without one purchases are
 * demo, except where only real wallets are let in.
 */
export function createPaymentVerifier(config: Config, log: Pick<Log, 'warn'>): VerifyPayment {
  const { TREASURY_ADDRESS, USDC_ADDRESS, BASE_RPC_URL } = config
  const kind = paymentKind(config)
  if (kind === 'demo') {
    return async ({ reference }) =>
      DEMO.test(reference)
        ? { type: 'paid', ids: [reference.toLowerCase()] }
        : { type: 'wrong_kind' }
  }
  if (kind === 'off' || TREASURY_ADDRESS === undefined || BASE_RPC_URL === undefined) {
    return async () => ({ type: 'off' })
  }
  const client = createPublicClient({
    transport: rpcTransport(BASE_RPC_URL),
  })
  return async (payment) => {
    try {
      return await verifyTransfer(client, payment, { TREASURY_ADDRESS, USDC_ADDRESS })
    } catch (failure) {
      const type = verdictOn(failure)
      const { reference } = payment
      log.warn({ err: failure, reference, verdict: type }, 'the chain does not tell of a payment')
      return { type }
    }
  }
}

/** What a failed question says: nodes behind one address are not equally far, so a block may be missing yet. */
function verdictOn(failure: unknown): 'pending' | 'unreachable' {
  return failure instanceof BlockNotFoundError ? 'pending' : 'unreachable'
}

async function verifyTransfer(
  client: PublicClient,
  { reference, wallets, usdc }: Payment,
  house: { TREASURY_ADDRESS: string; USDC_ADDRESS: string },
): Promise<PaymentVerdict> {
  if (!HASH.test(reference)) return { type: 'wrong_kind' }
  if ((await client.getChainId()) !== BASE_CHAIN_ID) return { type: 'unreachable' }
  const hash = reference as `0x${string}`
  const receipt = await receiptOf(client, hash)
  if (!receipt) return { type: (await isWaiting(client, hash)) ? 'pending' : 'unknown' }
  if (receipt.status !== 'success') return { type: 'insufficient' }
  const transfers = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: receipt.logs })
  const reached = transfers
    .filter(({ address }) => address.toLowerCase() === house.USDC_ADDRESS.toLowerCase())
    .filter(({ args }) => args.to.toLowerCase() === house.TREASURY_ADDRESS.toLowerCase())
  // Never the transaction's sender: a smart wallet's calls are sent by a bundler.
  const paidBy = (wallet: string): bigint =>
    sumOf(reached.filter(({ args }) => args.from.toLowerCase() === wallet))
  const price = BigInt(Math.round(usdc * USDC_UNITS))
  if (sumOf(reached) < price) return { type: 'insufficient' }
  const payers = wallets.filter((wallet) => paidBy(wallet) >= price)
  if (payers.length === 0) return { type: 'not_yours' }
  if (!(await isConfirmed(client, receipt))) return { type: 'pending' }
  return { type: 'paid', ids: payers.map((payer) => `${reference.toLowerCase()}:${payer}`) }
}

/** Null for a transaction that is in no block. */
async function receiptOf(
  client: PublicClient,
  hash: `0x${string}`,
): Promise<TransactionReceipt | null> {
  try {
    return await client.getTransactionReceipt({ hash })
  } catch (failure) {
    if (failure instanceof TransactionReceiptNotFoundError) return null
    throw failure
  }
}

/** Whether a transaction that is in no block is known, and may come into one. */
async function isWaiting(client: PublicClient, hash: `0x${string}`): Promise<boolean> {
  try {
    await client.getTransaction({ hash })
    return true
  } catch (failure) {
    if (failure instanceof TransactionNotFoundError) return false
    throw failure
  }
}

function sumOf(transfers: readonly { readonly args: { readonly value: bigint } }[]): bigint {
  return transfers.reduce((sum, { args }) => sum + args.value, 0n)
}

/** Deep enough, and in the block that stands at its height. */
async function isConfirmed(
  client: PublicClient,
  { blockHash, blockNumber }: Pick<TransactionReceipt, 'blockHash' | 'blockNumber'>,
): Promise<boolean> {
  const [latest, { hash }] = await Promise.all([
    // A remembered number would be as old as the payment.
    client.getBlockNumber({ cacheTime: 0 }),
    client.getBlock({ blockNumber }),
  ])
  return hash === blockHash && latest - blockNumber + 1n >= CONFIRMATIONS
}
