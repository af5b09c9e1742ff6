import { and, asc, eq, gt, gte, inArray, lt, lte, or, sql } from 'drizzle-orm'
import { sponsorships } from '../../platform/db/budget-schema.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'

export type Sponsorship = typeof sponsorships.$inferSelect

/** Locks the budgets of sponsored calls until the transaction ends, so that they are reserved one after the other. */
export async function lockSponsorships(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sponsorships'))`)
}

export async function addSponsorship(db: Database, row: Sponsorship): Promise<void> {
  await db.insert(sponsorships).values(row)
}

/** Changes a sponsorship unless another transaction has changed its state. */
export async function updateSponsorship(
  db: Database,
  { id, state }: Pick<Sponsorship, 'id' | 'state'>,
  changes: Partial<Omit<Sponsorship, 'wallet'>>,
): Promise<void> {
  await db
    .update(sponsorships)
    .set(changes)
    .where(and(eq(sponsorships.id, id), eq(sponsorships.state, state)))
}

/** Removes an open sponsorship. One that was reserved again has another id, and stays. */
export async function removeSponsorship(db: Database, id: string): Promise<void> {
  await db.delete(sponsorships).where(and(eq(sponsorships.id, id), eq(sponsorships.state, 'open')))
}

interface Owner {
  readonly playerId: string
  readonly wallet: string
}

/** Resolves with the calls of a player or a wallet that are open, or have lapsed since a time. */
export async function unsettledOf(
  db: Database,
  { playerId, wallet }: Owner,
  lapsedSince: Date,
): Promise<Sponsorship[]> {
  return db
    .select()
    .from(sponsorships)
    .where(
      and(
        or(eq(sponsorships.playerId, playerId), eq(sponsorships.wallet, wallet)),
        or(
          eq(sponsorships.state, 'open'),
          and(eq(sponsorships.state, 'lapsed'), gte(sponsorships.reservedAt, lapsedSince)),
        ),
      ),
    )
    .orderBy(asc(sponsorships.reservedAt), sponsorships.id)
}

/** Resolves with the open calls whose time is over. */
export async function expiredSponsorships(db: Database, now: Date): Promise<Sponsorship[]> {
  return db
    .select()
    .from(sponsorships)
    .where(and(eq(sponsorships.state, 'open'), lte(sponsorships.expiresAt, now)))
    .orderBy(asc(sponsorships.expiresAt), sponsorships.id)
}

/** Resolves with the calls that have lapsed, were reserved since a time, or whose fee is still reserved. */
export async function lapsedSponsorships(db: Database, since: Date): Promise<Sponsorship[]> {
  const isWatched = or(gte(sponsorships.reservedAt, since), gt(sponsorships.feeWei, 0n))
  return db
    .select()
    .from(sponsorships)
    .where(and(eq(sponsorships.state, 'lapsed'), isWatched))
    .orderBy(asc(sponsorships.reservedAt), sponsorships.id)
}

/** Whether a call of the wallet has landed without its transfer. */
export async function hasUnpaidCall(db: Database, wallet: string): Promise<boolean> {
  const rows = await db
    .select({ id: sponsorships.id })
    .from(sponsorships)
    .where(and(eq(sponsorships.wallet, wallet), eq(sponsorships.state, 'unpaid')))
    .limit(1)
  return rows.length > 0
}

/** Resolves with the reserved and actual fees of a day, in wei: of a player, of a wallet, and in total. */
export async function feesOn(
  db: Database,
  { playerId, wallet, day }: Owner & { readonly day: string },
): Promise<{ ofPlayer: bigint; ofWallet: bigint; total: bigint }> {
  const { feeWei } = sponsorships
  const sumWhere = (condition: ReturnType<typeof eq>) =>
    sql<string>`coalesce(sum(${feeWei}) filter (where ${condition}), 0)::text`
  const [row] = await db
    .select({
      ofPlayer: sumWhere(eq(sponsorships.playerId, playerId)),
      ofWallet: sumWhere(eq(sponsorships.wallet, wallet)),
      total: sql<string>`coalesce(sum(${feeWei}), 0)::text`,
    })
    .from(sponsorships)
    .where(eq(sponsorships.day, day))
  const { ofPlayer = '0', ofWallet = '0', total = '0' } = row ?? {}
  return { ofPlayer: BigInt(ofPlayer), ofWallet: BigInt(ofWallet), total: BigInt(total) }
}

/** Deletes settled calls. Those that did not pay are kept, because they end a wallet's credit. */
export async function deleteSettledSponsorships(db: Database, reservedBefore: Date): Promise<void> {
  await db
    .delete(sponsorships)
    .where(
      and(
        inArray(sponsorships.state, ['paid', 'lapsed']),
        lt(sponsorships.reservedAt, reservedBefore),
      ),
    )
}

/**
 * Deletes settled calls of players. Kept are those that are reserved or were since a time, which the budgets count, and
 * those that did not pay: otherwise a deletion would give budgets and credit back.
 */
export async function deleteSponsorshipsOf(
  db: Database,
  playerIds: readonly string[],
  reservedBefore: Date,
): Promise<void> {
  await db
    .delete(sponsorships)
    .where(
      and(
        inArray(sponsorships.playerId, [...playerIds]),
        inArray(sponsorships.state, ['paid', 'lapsed']),
        lt(sponsorships.reservedAt, reservedBefore),
      ),
    )
}
