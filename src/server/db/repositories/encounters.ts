import { and, desc, eq, gte } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { encounters } from '../life-schema.ts'

export type EncounterRow = typeof encounters.$inferSelect

/** Finds the last encounter that a player has settled since an instant. */
export async function lastSettledEncounterOf(
  db: Database,
  playerId: string,
  since: Date,
): Promise<EncounterRow | undefined> {
  const rows = await db
    .select()
    .from(encounters)
    .where(and(eq(encounters.playerId, playerId), gte(encounters.settledAt, since)))
    .orderBy(desc(encounters.settledAt))
    .limit(1)
  return rows[0]
}
