import { and, between, eq, gt, sql } from 'drizzle-orm'
import type { TapeRecord } from '#src/rules/market/tape.ts'
import type { Database, Transaction } from '../database.ts'
import { tape, tapeHeads } from '../street-schema.ts'

export type TapeHead = typeof tapeHeads.$inferSelect

/** Opens a season's tape before its first tick, chained to the hash of its seed, unless it is open. */
export async function addHead(
  db: Database,
  { seasonId, hash, firstTick }: { seasonId: string; hash: string; firstTick: number },
): Promise<void> {
  await db
    .insert(tapeHeads)
    .values({ seasonId, seq: 0, hash, tick: firstTick - 1, number: 0, bids: {}, closed: false })
    .onConflictDoNothing()
}

export async function headOf(db: Database, seasonId: string): Promise<TapeHead | undefined> {
  const rows = await db.select().from(tapeHeads).where(eq(tapeHeads.seasonId, seasonId))
  return rows[0]
}

/** The end of a tape, locked: nobody else adds to it. */
export async function lockHead(tx: Transaction, seasonId: string): Promise<TapeHead | undefined> {
  const rows = await tx
    .select()
    .from(tapeHeads)
    .where(eq(tapeHeads.seasonId, seasonId))
    .for('update')
  return rows[0]
}

export async function closeHead(tx: Transaction, seasonId: string): Promise<void> {
  await tx.update(tapeHeads).set({ closed: true }).where(eq(tapeHeads.seasonId, seasonId))
}

/**
 * Chains a trade of `tick` to the end of its season's tape. False when the tape has gone on to a later tick, or is
 * closed: then the trade did not happen in that tick.
 */
export async function addTrade(
  tx: Transaction,
  { seasonId, tick, body }: { seasonId: string; tick: number; body: string },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with head as (
      update tape_heads set
        seq = seq + 1,
        hash = encode(sha256(convert_to(hash || chr(10) || ${body}::text, 'UTF8')), 'hex')
      where season_id = ${seasonId} and tick = ${tick} and not closed
      returning seq, hash
    )
    insert into tape (season_id, seq, kind, tick, body, hash)
    select ${seasonId}, seq, 'trade', ${tick}::int, ${body}, hash from head
    returning seq`)
  return rows.length === 1
}

/** Adds ticks, already chained, to the end of a locked tape; goods count for the bids of the last from then on. */
export async function addTicks(
  tx: Transaction,
  seasonId: string,
  ticks: readonly (TapeRecord & { readonly tick: number })[],
  value: Pick<TapeHead, 'number' | 'bids'>,
): Promise<void> {
  const last = ticks.at(-1)
  if (!last) return
  await tx
    .insert(tape)
    .values(ticks.map((record) => ({ seasonId, kind: 'tick' as const, ...record })))
  const { seq, hash, tick } = last
  await tx
    .update(tapeHeads)
    .set({ seq, hash, tick, ...value })
    .where(eq(tapeHeads.seasonId, seasonId))
}

/** What the tape says of ticks `from` to `to`, in their order. */
export async function ticksOf(
  db: Database,
  seasonId: string,
  { from, to }: { from: number; to: number },
): Promise<{ tick: number; body: string }[]> {
  return db
    .select({ tick: tape.tick, body: tape.body })
    .from(tape)
    .where(
      and(eq(tape.seasonId, seasonId), sql`${tape.kind} = 'tick'`, between(tape.tick, from, to)),
    )
    .orderBy(tape.tick)
}

/** Records after a place on the tape, in their order. */
export async function recordsAfter(
  db: Database,
  seasonId: string,
  { after, limit }: { after: number; limit: number },
): Promise<TapeRecord[]> {
  return db
    .select({ seq: tape.seq, body: tape.body, hash: tape.hash })
    .from(tape)
    .where(and(eq(tape.seasonId, seasonId), gt(tape.seq, after)))
    .orderBy(tape.seq)
    .limit(limit)
}
