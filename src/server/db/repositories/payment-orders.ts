import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { WORLD_PAYMENT } from '#src/protocol/world-payment.ts'
import type { Database } from '../database.ts'
import { paymentOrders, payments } from '../life-schema.ts'

export type PaymentOrder = typeof paymentOrders.$inferSelect

export async function addOrder(db: Database, order: PaymentOrder): Promise<void> {
  await db.insert(paymentOrders).values(order)
}

/** Finds an order. Resolves with undefined if the server has not issued the reference. */
export async function orderOf(db: Database, reference: string): Promise<PaymentOrder | undefined> {
  const [row] = await db.select().from(paymentOrders).where(eq(paymentOrders.reference, reference))
  return row
}

/** Resolves with at most `limit` of a player's orders without a payment, newest first. */
export async function unpaidOrders(
  db: Database,
  playerId: string,
  limit: number,
): Promise<PaymentOrder[]> {
  const { reference, at } = paymentOrders
  const paidUnder = eq(payments.reference, sql`${WORLD_PAYMENT}::text || ${reference}`)
  return db
    .select({ reference, playerId: paymentOrders.playerId, at })
    .from(paymentOrders)
    .leftJoin(payments, paidUnder)
    .where(and(eq(paymentOrders.playerId, playerId), isNull(payments.reference)))
    .orderBy(desc(at))
    .limit(limit)
}

/** Moves all orders of one player to another. */
export async function moveOrders(db: Database, from: string, to: string): Promise<void> {
  await db.update(paymentOrders).set({ playerId: to }).where(eq(paymentOrders.playerId, from))
}

export async function deleteOrdersBefore(db: Database, before: Date): Promise<void> {
  await db.delete(paymentOrders).where(lt(paymentOrders.at, before))
}
