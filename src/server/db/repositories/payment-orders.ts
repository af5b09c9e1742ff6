import { eq, lt } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { paymentOrders } from '../life-schema.ts'

export type PaymentOrder = typeof paymentOrders.$inferSelect

export async function addOrder(db: Database, order: PaymentOrder): Promise<void> {
  await db.insert(paymentOrders).values(order)
}

/** Undefined where the house gave no such reference away. */
export async function orderOf(db: Database, reference: string): Promise<PaymentOrder | undefined> {
  const [row] = await db.select().from(paymentOrders).where(eq(paymentOrders.reference, reference))
  return row
}

/** What one player has ordered is another's from now on. */
export async function moveOrders(db: Database, from: string, to: string): Promise<void> {
  await db.update(paymentOrders).set({ playerId: to }).where(eq(paymentOrders.playerId, from))
}

export async function forgetOrders(db: Database, before: Date): Promise<void> {
  await db.delete(paymentOrders).where(lt(paymentOrders.at, before))
}
