import { and, desc, eq, gt, inArray, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { WORLD_PAYMENT } from '#src/protocol/world-payment.ts'
import type { Database } from '../../platform/db/database.ts'
import { paymentOrders, payments } from '../../platform/db/life-schema.ts'

export type PaymentOrder = typeof paymentOrders.$inferSelect

export async function addOrder(db: Database, order: Omit<PaymentOrder, 'payment'>): Promise<void> {
  await db.insert(paymentOrders).values(order)
}

/** Finds an order. Resolves with undefined if the server has not issued the reference. */
export async function orderOf(db: Database, reference: string): Promise<PaymentOrder | undefined> {
  const [row] = await db.select().from(paymentOrders).where(eq(paymentOrders.reference, reference))
  return row
}

/** Resolves with at most `limit` of a player's orders that can still be paid, newest first. */
export async function openOrders(
  db: Database,
  {
    chain,
    chainNow,
    limit,
    now,
    playerId,
    usdc,
  }: Pick<PaymentOrder, 'chain' | 'playerId' | 'usdc'> & {
    readonly now: Date
    /** The time by the clock of Base; null on World Chain. */
    readonly chainNow: Date | null
    readonly limit: number
  },
): Promise<PaymentOrder[]> {
  return db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.playerId, playerId),
        eq(paymentOrders.chain, chain),
        eq(paymentOrders.usdc, usdc),
        isNull(paymentOrders.payment),
        gt(paymentOrders.expiresAt, now),
        chainNow === null ? undefined : gt(paymentOrders.payUntil, chainNow),
      ),
    )
    .orderBy(desc(paymentOrders.at))
    .limit(limit)
}

/** A transfer on Base that claims an order. */
export interface ClaimingTransfer extends Pick<PaymentOrder, 'playerId' | 'usdc'> {
  /** Its possible names, one for each payer. */
  readonly ids: readonly string[]
  readonly block: number
  /** The time of its block. */
  readonly at: Date
  readonly now: Date
}

/**
 * Binds a transfer to the earliest order of the player that it can have paid: an order of its amount that was made before
 * its block and not later than the order's end. An order takes one transfer, and a transfer takes one order. Resolves with
 * the transfer's name, or with undefined if no order is left. A name that has bought something before is left out.
 */
export async function bindTransfer(
  db: Database,
  { at, block, ids, now, playerId, usdc }: ClaimingTransfer,
): Promise<string | undefined> {
  const names = sql.join(
    ids.map((id, place) => sql`(${id}::text, ${place}::int)`),
    sql`, `,
  )
  const { rows } = await db.execute<{ payment: string }>(sql`
    -- A subquery in FROM could be run again for each row, and bind the transfer twice.
    with chosen as materialized (
      select o.reference, name.id
      from payment_orders o cross join (values ${names}) as name (id, place)
      where o.player_id = ${playerId} and o.chain = 'base' and o.usdc = ${usdc}
        and o.made_at_block < ${block} and o.pay_until >= ${at.toISOString()}::timestamptz
        and o.expires_at > ${now.toISOString()}::timestamptz
        and not exists (select 1 from payments p where p.reference = name.id)
        and (o.payment = name.id or (o.payment is null
          and not exists (select 1 from payment_orders b where b.payment = name.id)))
      order by o.payment is null, o.at, o.reference, name.place
      limit 1
      -- An order that another transfer takes meanwhile is waited for, and the next one is tried.
      for update of o
    )
    update payment_orders set payment = chosen.id from chosen
    where payment_orders.reference = chosen.reference
      and (payment_orders.payment is null or payment_orders.payment = chosen.id)
    returning payment_orders.payment as payment`)
  return rows[0]?.payment
}

/** Whether the player has an unpaid order of the amount that was made before a transfer, but had ended by then or since. */
export async function hasEarlierOrder(
  db: Database,
  { block, playerId, usdc }: Pick<ClaimingTransfer, 'block' | 'playerId' | 'usdc'>,
): Promise<boolean> {
  const [row] = await db
    .select({ reference: paymentOrders.reference })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.playerId, playerId),
        eq(paymentOrders.chain, 'base'),
        eq(paymentOrders.usdc, usdc),
        isNull(paymentOrders.payment),
        lt(paymentOrders.madeAtBlock, block),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Stores which payment was made for an order. The first one stays. */
export async function bindPayment(
  db: Database,
  { reference, payment }: { readonly reference: string; readonly payment: string },
): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ payment })
    .where(and(eq(paymentOrders.reference, reference), isNull(paymentOrders.payment)))
}

/** Whether all of these names of payments have bought something. */
export async function areAllUsed(db: Database, references: readonly string[]): Promise<boolean> {
  const used = await db.$count(payments, inArray(payments.reference, [...references]))
  return used === references.length
}

/** Moves all orders of one player to another. */
export async function moveOrders(db: Database, from: string, to: string): Promise<void> {
  await db.update(paymentOrders).set({ playerId: to }).where(eq(paymentOrders.playerId, from))
}

/** Deletes orders that have ended. Kept are those by World App whose payment is still looked at, which names the order. */
export async function deleteExpiredOrders(db: Database, now: Date): Promise<void> {
  const watched = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.reference, sql`${WORLD_PAYMENT} || ${paymentOrders.reference}`),
        inArray(payments.state, ['watched', 'missing']),
      ),
    )
  await db.delete(paymentOrders).where(and(lte(paymentOrders.expiresAt, now), notExists(watched)))
}
