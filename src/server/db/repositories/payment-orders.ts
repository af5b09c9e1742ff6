import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { WORLD_PAYMENT } from '#src/protocol/world-payment.ts'
import type { Database } from '../database.ts'
import { paymentOrders, payments } from '../life-schema.ts'

export type PaymentOrder = typeof paymentOrders.$inferSelect

export async function addOrder(db: Database, order: PaymentOrder): Promise<void> {
  await db.insert(paymentOrders).values(order)
}

/** Undefined where the house gave no such reference away. */
export async function orderOf(db: Database, reference: string): Promise<PaymentOrder | undefined> {
  const [row] = await db.select().from(paymentOrders).where(eq(paymentOrders.reference, reference))
  return row
}

/** A player's orders that nothing was paid for under yet, the last first, so many at the most. */
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

/** What one player has ordered is another's from now on. */
export async function moveOrders(db: Database, from: string, to: string): Promise<void> {
  await db.update(paymentOrders).set({ playerId: to }).where(eq(paymentOrders.playerId, from))
}

export async function forgetOrders(db: Database, before: Date): Promise<void> {
  await db.delete(paymentOrders).where(lt(paymentOrders.at, before))
}
