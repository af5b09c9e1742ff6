import { ApiError } from '#src/api/api-error.ts'
import { describeFailure } from '#src/lib/errors.ts'
import { type Release } from '#src/lib/releases.ts'
import { ORDER_TEXTS } from '#src/protocol/order-texts.ts'
import { BATCH_AGE_MS, BATCH_RETRY_MS } from '#src/protocol/timing.ts'
import { type SceneServices } from '../../kit/services.ts'
import { describeOrder, type Order } from './order.ts'
import { type OrderResult, sendOrder } from './send-order.ts'
import { readOrders, storeOrders, type WaitingOrder } from './stored-orders.ts'

/**
 * The orders that the server has not confirmed. They are sent in their sequence when the line is back, each until the
 * server has answered it.
 */
export interface WaitingOrders {
  /** Whether an order must wait: the line is down, or others are waiting. */
  mustWait(): boolean
  /** Keeps an order. `sentKey` is the idempotency key under which it was sent without an answer. */
  keep(order: Order, sentKey?: string): void
}

export interface WaitingOrdersParts
  extends Pick<
    SceneServices,
    'api' | 'instant' | 'log' | 'network' | 'storage' | 'stores' | 'timers'
  > {
  /** Called with the server's answer to an order that had waited. */
  readonly confirmed: (order: Order, result: OrderResult) => void
  /** Called when an order is taken back, with a sentence. */
  readonly takenBack: (sentence: string) => void
}

export function createWaitingOrders(parts: WaitingOrdersParts): WaitingOrders {
  const { api, log, network, storage, stores, timers } = parts
  let orders: readonly WaitingOrder[] = []
  let isSending = false
  let cancelRetry: Release = () => undefined

  const now = (): number => Date.parse(parts.instant())
  const change = (next: readonly WaitingOrder[]): void => {
    orders = next
    storeOrders(storage, orders)
    stores.market.getState().waitingChanged(orders.map(({ order }) => describeOrder(order)))
  }
  const takeBack = ({ order }: WaitingOrder, why: string): void =>
    parts.takenBack(ORDER_TEXTS.takenBack(describeOrder(order), why))

  const sendNext = async (): Promise<void> => {
    const [next, ...rest] = orders
    if (isSending || next === undefined || !network.isOnline()) return
    cancelRetry()
    if (!next.isSent && now() - next.since >= BATCH_AGE_MS) {
      change(rest)
      takeBack(next, ORDER_TEXTS.late)
      return sendNext()
    }
    isSending = true
    change([{ ...next, isSent: true }, ...rest])
    const result = await sendOrder(parts, next.order, next.key).catch((failure: unknown) => ({
      failure,
    }))
    isSending = false
    // The player may have signed out meanwhile.
    if (orders[0]?.key !== next.key) return sendNext()
    if ('failure' in result && isUnconfirmed(result.failure)) {
      cancelRetry = timers.after(BATCH_RETRY_MS, () => void sendNext())
      return
    }
    change(orders.slice(1))
    if ('failure' in result) {
      log('sending an order that waited', result.failure)
      takeBack(next, describeFailure(result.failure))
    } else parts.confirmed(next.order, result)
    return sendNext()
  }

  const resume = (wallet: string | null): void => {
    cancelRetry()
    if (wallet === null) return change([])
    orders = readOrders(storage, wallet)
    change(orders)
    void sendNext()
  }

  network.follow(() => void sendNext())
  stores.session.subscribe((session, before) => {
    if (session.wallet !== before.wallet) resume(session.wallet)
  })
  const { wallet } = stores.session.getState()
  if (wallet !== null) resume(wallet)
  return {
    mustWait: () => orders.length > 0 || !network.isOnline(),
    keep(order, sentKey) {
      const owner = stores.session.getState().wallet ?? ''
      const key = sentKey ?? api.newKey()
      const isSent = sentKey !== undefined
      change([...orders, { key, order, isSent, since: now(), wallet: owner }])
      if (!isSent) return void sendNext()
      // The line may not have been noticed to be down.
      cancelRetry()
      cancelRetry = timers.after(BATCH_RETRY_MS, () => void sendNext())
    },
  }
}

/** Whether it is unknown if the server has carried the order out. Sending it again under its key is safe. */
export function isUnconfirmed(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false
  const { code, status } = failure
  return code === 'network' || code === 'timeout' || status >= 500
}
