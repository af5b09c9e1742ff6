import { type ORDER_CHAINS, paymentOrderCall } from '#src/protocol/calls/payments.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { RULES } from '#src/rules/config.ts'
import type { ChainHead, ReadHead } from '../../platform/chain/read-head.ts'
import { addOrder, openOrders } from '../../write/payments/payment-order-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { answerOnce } from '../../write/idempotency.ts'
import type { ServerContext } from '../../server-context.ts'

/**
 * Maximum number of a player's open orders of an amount. A player who has as many gets the newest one again. Below that,
 * each call makes a new one, because the wallet may have made a payment that the page has not reported yet.
 */
const MAX_OPEN_ORDERS = 20

const HOUR_MS = 60 * 60_000
/** How long a transfer on Base can be made for an order: longer than a player takes to confirm it in a wallet. */
const PAY_MS = HOUR_MS
/** How long a payment can be reported, because the page may have been closed in between. */
const ORDER_LIFETIME_MS = 30 * 24 * HOUR_MS

/** The prices that an order can be for. */
const PRICES_USDC: readonly number[] = [
  RULES.interactions.bought.priceUsdc,
  RULES.favours.soonerUsdc,
]

/** What an order is for. */
export interface OrderRequest {
  readonly caller: Actor
  readonly chain: (typeof ORDER_CHAINS)[number]
  readonly usdc: number
  readonly idempotencyKey: string | undefined
}

/**
 * Makes an order of one payment of `usdc`. Throws `payments_off`, `invalid_input` for an amount that is no price, and
 * `unavailable` when Base does not respond.
 */
export async function orderPayment(
  server: ServerContext,
  readHead: ReadHead | undefined,
  { caller, chain, usdc, idempotencyKey }: OrderRequest,
): Promise<ResponseOf<typeof paymentOrderCall>> {
  const to =
    chain === 'world' ? server.providers.worldPayments?.treasury : server.config.TREASURY_ADDRESS
  if (!to || (chain === 'base' && !readHead)) {
    throw new RequestError('payments_off', 'Payments are not set up here.')
  }
  if (!PRICES_USDC.includes(usdc)) {
    throw new RequestError('invalid_input', `Nothing costs ${usdc} USDC.`)
  }
  const head = chain === 'base' && readHead ? await headOf(server, readHead) : null
  const { playerId } = caller
  const body = { chain, usdc }
  const write = { caller: { playerId }, call: paymentOrderCall, key: idempotencyKey, body }
  return answerOnce(server, write, async (tx) => {
    const at = server.clock.now()
    const query = { playerId, chain, usdc, now: at, chainNow: head?.at ?? null }
    const open = await openOrders(tx, { ...query, limit: MAX_OPEN_ORDERS })
    const [last] = open
    if (last && open.length === MAX_OPEN_ORDERS) {
      return { result: toOrder(last, to) }
    }
    const expiresAt = new Date(at.getTime() + ORDER_LIFETIME_MS)
    const payUntil = head && new Date(head.at.getTime() + PAY_MS)
    // World App accepts up to 36 characters and does not show them.
    const reference = server.ids.uuid().replaceAll('-', '')
    const times = { at, expiresAt, madeAtBlock: head?.number ?? null, payUntil }
    await addOrder(tx, { reference, playerId, chain, usdc, ...times })
    return { result: toOrder({ reference, payUntil, expiresAt }, to) }
  })
}

async function headOf({ log }: ServerContext, readHead: ReadHead): Promise<ChainHead> {
  try {
    return await readHead()
  } catch (failure) {
    log.error({ err: failure }, 'a payment cannot be ordered: Base does not respond')
    throw new RequestError('unavailable', 'Base does not answer. Please try again in a moment.')
  }
}

function toOrder(
  { expiresAt, payUntil, reference }: { expiresAt: Date; payUntil: Date | null; reference: string },
  to: `0x${string}`,
): ResponseOf<typeof paymentOrderCall> {
  return { reference, to, pay_until: (payUntil ?? expiresAt).toISOString() }
}
