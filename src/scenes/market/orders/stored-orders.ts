import * as z from 'zod/mini'
import { type ClientStorage } from '#src/browser/storage.ts'
import { parseJson } from '#src/lib/parse-json.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { orderSchema } from './order.ts'

const waitingOrderSchema = z.object({
  /** The idempotency key. */
  key: z.uuid(),
  /** When it was ordered, in ms since 1970. */
  since: z.number(),
  /** The player's address, lower-cased. */
  wallet: z.string(),
  /** Whether it was sent, so that the server may have carried it out. */
  isSent: z.boolean(),
  order: orderSchema,
})
/** An order that the server has not confirmed. */
export type WaitingOrder = z.infer<typeof waitingOrderSchema>

/** Stores what waits, so that a page after this one sends it. */
export function storeOrders(storage: ClientStorage, orders: readonly WaitingOrder[]): void {
  if (orders.length === 0) storage.remove(STORED.openOrders)
  else storage.write(STORED.openOrders, JSON.stringify(orders))
}

/** Returns the stored orders of a wallet's player. */
export function readOrders(storage: ClientStorage, wallet: string): readonly WaitingOrder[] {
  const parsed = z.array(waitingOrderSchema).safeParse(parseJson(storage.read(STORED.openOrders)))
  return parsed.success ? parsed.data.filter((order) => order.wallet === wallet) : []
}
