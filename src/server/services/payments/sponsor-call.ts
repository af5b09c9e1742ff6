import * as z from 'zod/mini'
import { BASE_CHAIN_ID, USDC_UNITS } from '#src/protocol/base.ts'
import { type paymasterCall, SPONSOR_ERRORS } from '#src/protocol/calls/paymaster.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { addressSchema } from '#src/protocol/fields.ts'
import { RULES } from '#src/rules/config.ts'
import { type RequestSponsorship, PAYMASTER_METHODS } from '../../chain/paymaster.ts'
import type { ReadSender } from '../../chain/read-sender.ts'
import { readTransfer } from '../../chain/read-transfer.ts'
import { isPlayersWallet } from '../../db/repositories/payments.ts'
import { RequestError } from '../../http/request-error.ts'
import type { ServerContext } from '../server-context.ts'
import {
  isCheap,
  isEntryPoint,
  makesWallet,
  type UserOperation,
  userOperationSchema,
} from './user-operation.ts'

type Answer = ResponseOf<typeof paymasterCall>

export interface SponsorContext extends Pick<ServerContext, 'config' | 'log' | 'store'> {
  readonly requestSponsorship: RequestSponsorship
  readonly readSender: ReadSender
  /** Counts a call against the wallet's rate limit. Throws `rate_limited`. */
  readonly limitByWallet: (wallet: string) => Promise<void>
}

/** The prices of the game, in millionths of a USDC. */
const PRICES: readonly bigint[] = [
  RULES.interactions.bought.priceUsdc,
  RULES.favours.soonerUsdc,
].map((usdc) => BigInt(Math.round(usdc * USDC_UNITS)))

const methodSchema = z.enum(PAYMASTER_METHODS)
const paramsSchema = z.tuple(
  [userOperationSchema, addressSchema, z.string().check(z.regex(/^0x[0-9a-fA-F]{1,16}$/))],
  z.unknown(),
)
type Refusal = readonly [name: keyof typeof SPONSOR_ERRORS, sentence: string]

/** Forwards a call to the paymaster if it is a player's payment to the treasury; refuses all other calls. */
export async function sponsorCall(
  server: SponsorContext,
  { id, method, params }: BodyOf<typeof paymasterCall>,
): Promise<Answer> {
  const refuse = ([name, message]: Refusal): Answer => ({
    ...{ jsonrpc: '2.0', id },
    error: { code: SPONSOR_ERRORS[name], message },
  })
  const known = methodSchema.safeParse(method)
  if (!known.success) return refuse(['unknownMethod', 'There is no such method here.'])
  const parsed = paramsSchema.safeParse(params)
  if (!parsed.success) return refuse(['badParams', 'These are no parameters of ERC-7677.'])
  const [userOperation, entryPoint, chainId] = parsed.data
  const refusal = await refusalOf(server, userOperation, { entryPoint, chainId })
  if (refusal) return refuse(refusal)
  const request = { userOperation, method: known.data, entryPoint, chainId }
  const answer = await server.requestSponsorship(request)
  const data = answer.type === 'sponsored' ? dataSchema.safeParse(answer.data) : null
  if (data?.success) return { jsonrpc: '2.0', id, result: data.data }
  if (answer.type === 'refused') {
    server.log.warn({ code: answer.code }, 'the paymaster refused a payment')
    return refuse(['rejected', 'The paymaster does not sponsor this payment.'])
  }
  const failure = answer.type === 'unreachable' ? answer.failure : data?.error
  server.log.error({ err: failure }, 'PAYMASTER_URL does not answer')
  return refuse(['unavailable', 'The paymaster does not answer.'])
}

/** Returns why the call is not forwarded, or null if it is. The cheap checks come first. */
async function refusalOf(
  server: SponsorContext,
  operation: UserOperation,
  { entryPoint, chainId }: { entryPoint: string; chainId: string },
): Promise<Refusal | null> {
  const { sender, callData } = operation
  const units = paidToTreasury(server, callData)
  if (Number(chainId) !== BASE_CHAIN_ID || units === null) {
    return ['rejected', 'Only payments to the treasury on Base are sponsored.']
  }
  if (!isEntryPoint(entryPoint)) return ['rejected', 'This entry point is not known here.']
  if (!isCheap(operation)) return ['rejected', 'This bids for more gas than a payment needs.']
  if (!(await isPlayersWallet(server.store.db, sender))) {
    return ['rejected', 'Only wallets of players are sponsored.']
  }
  try {
    await server.limitByWallet(sender)
  } catch (failure) {
    if (failure instanceof RequestError) return ['limited', failure.message]
    throw failure
  }
  return refusalByChain(server, operation, units)
}

/** Returns a refusal of a call that would fail on the chain, or null. */
async function refusalByChain(
  { log, readSender }: SponsorContext,
  operation: UserOperation,
  units: bigint,
): Promise<Refusal | null> {
  try {
    const sender = await readSender(operation.sender)
    if (sender.units < units) return ['rejected', 'This wallet does not hold enough USDC.']
    const isMadeAgain = sender.hasCode && makesWallet(operation)
    return isMadeAgain ? ['rejected', 'This wallet is made already.'] : null
  } catch (failure) {
    log.error({ err: failure }, 'the chain does not return the state of a sender')
    return ['unavailable', 'Base does not answer.']
  }
}

const dataSchema = z.record(z.string(), z.unknown())

/** Returns what a call pays the treasury, in millionths of a USDC, or null for any other call. */
function paidToTreasury(
  { config }: Pick<ServerContext, 'config'>,
  callData: `0x${string}`,
): bigint | null {
  const transfer = readTransfer(callData)
  const isPayment =
    transfer?.token === config.USDC_ADDRESS &&
    transfer.to === config.TREASURY_ADDRESS &&
    PRICES.includes(transfer.units)
  return isPayment ? transfer.units : null
}
