import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { wire } from '../street-schema.ts'

export type WireRow = typeof wire.$inferSelect
/** The position of news in the wire. */
export type WirePlace = Pick<WireRow, 'seasonId' | 'seq'>

/** Adds news. Existing rows are unchanged. */
export async function addNews(db: Database, rows: readonly WireRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(wire)
      .values([...rows])
      .onConflictDoNothing()
}

/** Resolves with news older than a position, newest first. */
export async function newsBefore(
  db: Database,
  { before, limit }: { before: WirePlace | null; limit: number },
): Promise<WireRow[]> {
  const older =
    before &&
    or(
      lt(wire.seasonId, before.seasonId),
      and(eq(wire.seasonId, before.seasonId), lt(wire.seq, before.seq)),
    )
  return db
    .select()
    .from(wire)
    .where(older ?? undefined)
    .orderBy(desc(wire.seasonId), desc(wire.seq))
    .limit(limit)
}

/** Resolves with a borough's last news of a season, newest first. */
export async function newsFrom(
  db: Database,
  { seasonId, borough, limit }: Pick<WireRow, 'seasonId' | 'borough'> & { limit: number },
): Promise<WireRow[]> {
  return db
    .select()
    .from(wire)
    .where(and(eq(wire.seasonId, seasonId), eq(wire.borough, borough)))
    .orderBy(desc(wire.seq))
    .limit(limit)
}
