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
import { takesWorldPayments } from './world-portal.ts'
import { type ChainHead, toHead } from './read-head.ts'
import { rpcTransport } from './rpc-transport.ts'

/** A payment that a player claims to have made. */
export interface Payment {
  /** A transaction's hash, or `demo:<uuid>`. */
  readonly reference: string
  /** The player's addresses, lower-cased. One of them must have paid. */
  readonly wallets: readonly string[]
  /** The exact amount, in USDC. */
  readonly usdc: number
}

/** The result of checking a payment. */
export type PaymentVerdict =
  | {
      readonly type: 'paid'
      /** One id for each payer, because a bundler's transaction may have several. Each id pays for one purchase. */
      readonly ids: readonly string[]
      /** The block of the transaction. Absent for a demo payment. */
      readonly block?: ChainHead
    }
  | { readonly type: PaymentRefusal }
export type PaymentRefusal =
  /** Payments are not configured. */
  | 'off'
  /** Not the kind of reference that this server accepts. */
  | 'wrong_kind'
  /** Base has no such transaction, or not yet. */
  | 'unknown'
  /** Base has not confirmed it. */
  | 'pending'
  /** It failed, paid another address, or paid another amount. */
  | 'insufficient'
  /** It was ordered too long ago, or made after the order had ended. */
  | 'expired'
  /** The player had not ordered it before it was made. */
  | 'not_ordered'
  /** It was paid from another player's address. */
  | 'not_yours'
  /** Base does not respond, or the RPC serves another chain. */
  | 'unreachable'
/** How purchases are paid: on chains, by demo references, or not at all. */
export type PaymentKind = 'chain' | 'demo' | 'off'
/** Checks a payment. Never rejects. */
export type VerifyPayment = (payment: Payment) => Promise<PaymentVerdict>

/** Required number of blocks, including the payment's own. The latest block may still be replaced. */
const CONFIRMATIONS = 2n
const HASH = /^0x[0-9a-f]{64}$/i
const DEMO = /^demo:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

type PaymentConfig = Pick<Config, 'TREASURY_ADDRESS' | 'BASE_RPC_URL' | 'WALLET_MODE'> &
  Parameters<typeof takesWorldPayments>[0]

/** Returns how purchases are paid under a configuration. */
export function paymentKind({
  TREASURY_ADDRESS,
  BASE_RPC_URL,
  WALLET_MODE,
  ...config
}: PaymentConfig): PaymentKind {
  if (takesWorldPayments(config)) return 'chain'
  if (TREASURY_ADDRESS === undefined) return WALLET_MODE === 'live' ? 'off' : 'demo'
  return BASE_RPC_URL === undefined ? 'off' : 'chain'
}

/**
 * Returns a function that checks payments. With a treasury, only USDC that reached it on Base counts, and every payment
 * is `off` if no RPC of Base is configured. Without a treasury, demo references are accepted, unless only real wallets
 * may sign in or payments by World App are configured: then every payment is `off`.
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
      const type = verdictOfFailure(failure)
      const { reference } = payment
      log.warn({ err: failure, reference, verdict: type }, 'the chain does not return a payment')
      return { type }
    }
  }
}

/** Returns `pending` for a missing block, because the nodes behind one RPC may be at different heights. */
function verdictOfFailure(failure: unknown): 'pending' | 'unreachable' {
  return failure instanceof BlockNotFoundError ? 'pending' : 'unreachable'
}

async function verifyTransfer(
  client: PublicClient,
  { reference, wallets, usdc }: Payment,
  recipient: { TREASURY_ADDRESS: string; USDC_ADDRESS: string },
): Promise<PaymentVerdict> {
  if (!HASH.test(reference)) return { type: 'wrong_kind' }
  if ((await client.getChainId()) !== BASE_CHAIN_ID) return { type: 'unreachable' }
  const hash = reference as `0x${string}`
  const receipt = await receiptOf(client, hash)
  if (!receipt) return { type: (await isWaiting(client, hash)) ? 'pending' : 'unknown' }
  if (receipt.status !== 'success') return { type: 'insufficient' }
  const transfers = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: receipt.logs })
  const reached = transfers
    .filter(({ address }) => address.toLowerCase() === recipient.USDC_ADDRESS.toLowerCase())
    .filter(({ args }) => args.to.toLowerCase() === recipient.TREASURY_ADDRESS.toLowerCase())
  // The payer is the sender of the transfer, not of the transaction: a bundler sends the calls of smart wallets.
  const paidBy = (wallet: string): bigint =>
    sumOf(reached.filter(({ args }) => args.from.toLowerCase() === wallet))
  const price = BigInt(Math.round(usdc * USDC_UNITS))
  if (sumOf(reached) < price) return { type: 'insufficient' }
  const payers = wallets.filter((wallet) => paidBy(wallet) === price)
  if (payers.length === 0) {
    return { type: wallets.some((wallet) => paidBy(wallet) > 0n) ? 'insufficient' : 'not_yours' }
  }
  const block = await confirmedBlock(client, receipt)
  if (!block) return { type: 'pending' }
  return { type: 'paid', ids: payers.map((payer) => `${reference.toLowerCase()}:${payer}`), block }
}

/** Resolves with null for a transaction that is in no block. */
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

/** Whether a transaction that is in no block is in the mempool. */
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

/** Resolves with a receipt's block, or with null if it has too few confirmations or is not part of the chain any more. */
async function confirmedBlock(
  client: PublicClient,
  { blockHash, blockNumber }: Pick<TransactionReceipt, 'blockHash' | 'blockNumber'>,
): Promise<ChainHead | null> {
  const [latest, block] = await Promise.all([
    // A cached number could be as old as the payment.
    client.getBlockNumber({ cacheTime: 0 }),
    client.getBlock({ blockNumber }),
  ])
  const isConfirmed = block.hash === blockHash && latest - blockNumber + 1n >= CONFIRMATIONS
  return isConfirmed ? toHead(block) : null
}
