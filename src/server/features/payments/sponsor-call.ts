import * as z from 'zod/mini'
import { BASE_CHAIN_ID } from '#src/protocol/base.ts'
import { type paymasterCall, SPONSOR_ERRORS } from '#src/protocol/calls/paymaster.ts'
import type { BodyOf, QueryOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { addressSchema } from '#src/protocol/fields.ts'
import {
  PAYMASTER_METHODS,
  type PaymasterMethod,
  type RequestSponsorship,
  type SponsorshipRequest,
} from '../../platform/chain/paymaster.ts'
import { readTransfer } from '../../platform/chain/read-transfer.ts'
import type { SponsorChain } from '../../platform/chain/sponsor-chain.ts'
import type { ChainHead } from '../../platform/chain/read-head.ts'
import { orderOf, type PaymentOrder } from '../../write/payments/payment-order-repository.ts'
import { playerOfWallet } from '../../write/payments/payment-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { ServerContext } from '../../server-context.ts'
import { refusalByChain } from './check-sender.ts'
import { toUnits } from '../../write/payments/units.ts'
import { reserveFee } from '../../write/payments/reserve-fee.ts'
import type { SponsorRefusal } from '../../write/payments/sponsor-refusal.ts'
import { settleOf } from './settle-sponsorships.ts'
import {
  highestFee,
  isComplete,
  isEntryPoint,
  isPaymasterWithinLimits,
  isWithinGasLimits,
  type UserOperation,
  userOperationSchema,
} from './user-operation.ts'

type Answer = ResponseOf<typeof paymasterCall>

export interface SponsorContext
  extends Pick<ServerContext, 'clock' | 'config' | 'ids' | 'log' | 'store'> {
  readonly requestSponsorship: RequestSponsorship
  readonly chain: SponsorChain
  /** Counts a call against the wallet's rate limit. Throws `rate_limited`. */
  readonly limitByWallet: (wallet: string) => Promise<void>
}

const methodSchema = z.enum(PAYMASTER_METHODS)
const paramsSchema = z.tuple(
  [userOperationSchema, addressSchema, z.string().check(z.regex(/^0x[0-9a-fA-F]{1,16}$/))],
  z.unknown(),
)
const dataSchema = z.record(z.string(), z.unknown())

/** A call of a player's wallet, validated. */
interface SponsorCall {
  readonly method: PaymasterMethod
  readonly operation: UserOperation
  readonly entryPoint: `0x${string}`
  readonly chainId: string
  /** The order that the call pays. */
  readonly order: PaymentOrder | undefined
}

/**
 * Forwards a call to the paymaster if it is the payment of an order by a wallet of the player who ordered, within the
 * budgets of the day; refuses all other calls. The fee is reserved before the paymaster signs.
 */
export async function sponsorCall(
  server: SponsorContext,
  {
    id,
    method,
    order: reference,
    params,
  }: BodyOf<typeof paymasterCall> & QueryOf<typeof paymasterCall>,
): Promise<Answer> {
  const refuse = ([name, message]: SponsorRefusal): Answer => ({
    ...{ jsonrpc: '2.0', id },
    error: { code: SPONSOR_ERRORS[name], message },
  })
  const known = methodSchema.safeParse(method)
  if (!known.success) return refuse(['unknownMethod', 'There is no such method here.'])
  const parsed = paramsSchema.safeParse(params)
  if (!parsed.success) return refuse(['badParams', 'These are no parameters of ERC-7677.'])
  const [operation, entryPoint, chainId] = parsed.data
  const order = reference === undefined ? undefined : await orderOf(server.store.db, reference)
  const call = { method: known.data, operation, entryPoint, chainId, order }
  const sponsored = await sponsor(server, call)
  return 'data' in sponsored
    ? { jsonrpc: '2.0', id, result: sponsored.data }
    : refuse(sponsored.refusal)
}

type Sponsored = { readonly data: Record<string, unknown> } | { readonly refusal: SponsorRefusal }

async function sponsor(server: SponsorContext, call: SponsorCall): Promise<Sponsored> {
  const { entryPoint, operation, order } = call
  const units = paidToTreasury(server, operation.callData)
  const refusal = refusalByFields(call, units)
  if (refusal || units === null) return { refusal: refusal ?? NO_PAYMENT }
  const wallet = operation.sender
  // Without an order of its own, a third party could reserve fees for the wallet and so delay its owner.
  if (!order || !isOpenOrder(order, units)) return { refusal: NO_ORDER }
  const { playerId } = order
  if ((await playerOfWallet(server.store.db, wallet)) !== playerId) return { refusal: NO_ORDER }
  try {
    await server.limitByWallet(wallet)
  } catch (failure) {
    if (failure instanceof RequestError) return { refusal: ['limited', failure.message] }
    throw failure
  }
  const checked = await checkOnChain(server, call, { playerId, units })
  if ('refusal' in checked) return checked
  const { block } = checked
  if (order.payUntil === null || block.at > order.payUntil) return { refusal: NO_ORDER }
  const { PAYMASTER_VALID_SECONDS } = server.config
  const validUntil = new Date(block.at.getTime() + SIGNING_MS + PAYMASTER_VALID_SECONDS * 1_000)
  const isSigned = call.method === 'pm_getPaymasterData'
  const feeWei = highestFee(operation)
  // One spelling of each number, because a nonce identifies its reservation.
  const nonce = `0x${BigInt(operation.nonce).toString(16)}`
  const fromBlock = block.number
  const reserved = { playerId, wallet, entryPoint, nonce, units, feeWei, fromBlock, validUntil }
  const reservation = await reserveFee(server, reserved, { isSigned })
  if (reservation.refusal) return reservation
  const sponsored = await requestData(server, call)
  if ('refusal' in sponsored) await reservation.release()
  return sponsored
}

/** How long after the price was read the paymaster may still sign, with the difference of its clock. */
const SIGNING_MS = 5 * 60_000

const NO_ORDER: SponsorRefusal = [
  'rejected',
  'Only an open order is sponsored, from a wallet of the player who ordered.',
]

/** Whether an order is for this amount on Base and waits for its payment. */
function isOpenOrder({ chain, payment, usdc }: PaymentOrder, units: bigint): boolean {
  return chain === 'base' && payment === null && toUnits(usdc) === units
}

const NO_PAYMENT: SponsorRefusal = [
  'rejected',
  'Only payments to the treasury on Base are sponsored.',
]

/** Returns a refusal that needs neither the database nor the chain, or null. */
function refusalByFields(
  { method, operation, entryPoint, chainId }: SponsorCall,
  units: bigint | null,
): SponsorRefusal | null {
  if (Number(chainId) !== BASE_CHAIN_ID || units === null) return NO_PAYMENT
  if (!isEntryPoint(entryPoint)) return ['rejected', 'This entry point is not known here.']
  if (method === 'pm_getPaymasterData' && !isComplete(operation)) {
    return ['badParams', 'An operation needs its gas limits and fees before it is signed.']
  }
  if (!isWithinGasLimits(operation)) {
    return ['rejected', 'This claims more gas than a payment needs.']
  }
  return null
}

/** Settles earlier calls, and resolves with a refusal or with the latest block. */
async function checkOnChain(
  server: SponsorContext,
  call: SponsorCall,
  { playerId, units }: { playerId: string; units: bigint },
): Promise<{ readonly refusal: SponsorRefusal } | { readonly block: ChainHead }> {
  const { chain, config, log } = server
  const { operation, entryPoint } = call
  const { sender } = operation
  try {
    await settleOf(server, chain, { playerId, wallet: sender })
    const [state, price] = await Promise.all([
      chain.readSender(sender, entryPoint, BigInt(operation.nonce)),
      chain.readGasPrice(),
    ])
    const refusal = refusalByChain(config, operation, { state, price, units })
    return refusal ? { refusal } : { block: price.block }
  } catch (failure) {
    log.error({ err: failure }, 'the chain does not return the state of a sender')
    return { refusal: ['unavailable', 'Base does not answer.'] }
  }
}

async function requestData(
  { log, requestSponsorship }: SponsorContext,
  { chainId, entryPoint, method, operation }: SponsorCall,
): Promise<Sponsored> {
  const request: SponsorshipRequest = { method, userOperation: operation, entryPoint, chainId }
  const answer = await requestSponsorship(request)
  if (answer.type === 'refused') {
    log.warn({ code: answer.code }, 'the paymaster refused a payment')
    return { refusal: ['rejected', 'The paymaster does not sponsor this payment.'] }
  }
  const data = answer.type === 'sponsored' ? dataSchema.safeParse(answer.data) : null
  if (!data?.success) {
    const failure = answer.type === 'unreachable' ? answer.failure : data?.error
    log.error({ err: failure }, 'PAYMASTER_URL does not answer')
    return { refusal: ['unavailable', 'The paymaster does not answer.'] }
  }
  // Data that is final in a stub is signed before the fee is known and reserved (ERC-7677).
  if (method === 'pm_getPaymasterStubData' && data.data['isFinal'] === true) {
    log.error('the paymaster signs before the fee is known')
    return { refusal: NOT_SET_UP }
  }
  if (!isPaymasterWithinLimits(data.data)) {
    log.error('the paymaster uses more gas than is reserved')
    return { refusal: NOT_SET_UP }
  }
  return { data: data.data }
}

const NOT_SET_UP: SponsorRefusal = ['unavailable', 'The paymaster is not set up for this.']

/** Returns what a call transfers to the treasury, in millionths of a USDC, or null for any other call. */
function paidToTreasury(
  { config }: Pick<ServerContext, 'config'>,
  callData: `0x${string}`,
): bigint | null {
  const transfer = readTransfer(callData)
  const isPayment =
    transfer?.token === config.USDC_ADDRESS && transfer.to === config.TREASURY_ADDRESS
  return isPayment ? transfer.units : null
}
