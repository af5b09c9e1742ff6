import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
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

/** Resolves with at most `limit` of a player's orders of an amount without a payment, newest first. */
export async function unpaidOrders(
  db: Database,
  { playerId, usdc, limit }: Pick<PaymentOrder, 'playerId' | 'usdc'> & { limit: number },
): Promise<Pick<PaymentOrder, 'reference'>[]> {
  const { reference, at } = paymentOrders
  const ofAmount = usdc === null ? isNull(paymentOrders.usdc) : eq(paymentOrders.usdc, usdc)
  const paidUnder = eq(payments.reference, sql`${WORLD_PAYMENT}::text || ${reference}`)
  return db
    .select({ reference })
    .from(paymentOrders)
    .leftJoin(payments, paidUnder)
    .where(and(eq(paymentOrders.playerId, playerId), ofAmount, isNull(payments.reference)))
    .orderBy(desc(at))
    .limit(limit)
}

/** Moves all orders of one player to another. */
export async function moveOrders(db: Database, from: string, to: string): Promise<void> {
  await db.update(paymentOrders).set({ playerId: to }).where(eq(paymentOrders.playerId, from))
}

export async function deleteExpiredOrders(db: Database, now: Date): Promise<void> {
  await db.delete(paymentOrders).where(lte(paymentOrders.expiresAt, now))
}
