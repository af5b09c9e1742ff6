import * as z from 'zod/mini'
import { BASE_CHAIN_ID, USDC_UNITS } from '#src/protocol/base.ts'
import { type paymasterCall, SPONSOR_ERRORS } from '#src/protocol/calls/paymaster.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { addressSchema, hexSchema } from '#src/protocol/fields.ts'
import { RULES } from '#src/rules/config.ts'
import { type AskPaymaster, PAYMASTER_METHODS } from '../../chain/paymaster.ts'
import { readTransfer } from '../../chain/read-transfer.ts'
import { isProvenWallet } from '../../db/repositories/payments.ts'
import type { Means } from '../means.ts'

type Answer = ResponseOf<typeof paymasterCall>

export interface SponsorMeans extends Pick<Means, 'config' | 'log' | 'store'> {
  readonly askPaymaster: AskPaymaster
  /** Takes one from the limit of a wallet. Throws `rate_limited`. */
  readonly admitWallet: (wallet: string) => Promise<void>
}

/** What the house asks for, in millionths of a USDC. */
const PRICES: readonly bigint[] = [
  RULES.interactions.bought.priceUsdc,
  RULES.favours.soonerUsdc,
].map((usdc) => BigInt(Math.round(usdc * USDC_UNITS)))

const methodSchema = z.enum(PAYMASTER_METHODS)
const paramsSchema = z.tuple(
  [
    z.looseObject({ sender: addressSchema, callData: hexSchema }),
    addressSchema,
    z.string().check(z.regex(/^0x[0-9a-fA-F]{1,16}$/)),
  ],
  z.unknown(),
)

/** Has the paymaster pay the fee of what a player pays the house, and of nothing else. Throws `rate_limited`. */
export async function sponsorCall(
  means: SponsorMeans,
  { id, method, params }: BodyOf<typeof paymasterCall>,
): Promise<Answer> {
  const refuse = (name: keyof typeof SPONSOR_ERRORS, message: string): Answer => ({
    ...{ jsonrpc: '2.0', id },
    error: { code: SPONSOR_ERRORS[name], message },
  })
  const known = methodSchema.safeParse(method)
  if (!known.success) return refuse('unknownMethod', 'There is no such method here.')
  const asked = paramsSchema.safeParse(params)
  if (!asked.success) return refuse('badParams', 'These are no parameters of ERC-7677.')
  const [{ sender, callData }, entryPoint, chainId] = asked.data
  if (Number(chainId) !== BASE_CHAIN_ID || !isPaymentToHouse(means, callData)) {
    return refuse('rejected', 'Only payments to this house on Base are sponsored.')
  }
  await means.admitWallet(sender)
  if (!(await isProvenWallet(means.store.db, sender))) {
    return refuse('rejected', 'Only wallets of players are sponsored.')
  }
  const question = { userOperation: params[0], method: known.data, entryPoint, chainId }
  const answer = await means.askPaymaster(question)
  const data = answer.type === 'sponsored' ? dataSchema.safeParse(answer.data) : null
  if (data?.success) return { jsonrpc: '2.0', id, result: data.data }
  if (answer.type === 'refused') {
    const { code, message } = answer
    means.log.warn({ code, reason: message }, 'the paymaster refuses a payment')
    return { jsonrpc: '2.0', id, error: { code, message } }
  }
  const reason = answer.type === 'unreachable' ? answer.reason : 'it answered no object'
  means.log.error({ reason }, 'PAYMASTER_URL does not answer')
  return refuse('unavailable', 'The paymaster does not answer.')
}

const dataSchema = z.record(z.string(), z.unknown())

function isPaymentToHouse({ config }: Pick<Means, 'config'>, callData: `0x${string}`): boolean {
  const transfer = readTransfer(callData)
  return (
    transfer !== null &&
    transfer.token === config.USDC_ADDRESS &&
    transfer.to === config.TREASURY_ADDRESS &&
    PRICES.includes(transfer.units)
  )
}
