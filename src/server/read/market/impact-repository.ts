import { and, eq } from 'drizzle-orm'
import type { Impact } from '#src/rules/market/impact.ts'
import type { Database } from '../../platform/db/database.ts'
import { impacts } from '../../platform/db/street-schema.ts'

/** Resolves with the impact of a player's trades in a season on the player's own prices, by market cell. */
export async function impactsOf(
  db: Database,
  playerId: string,
  seasonId: string,
): Promise<Record<number, Impact>> {
  const rows = await db
    .select()
    .from(impacts)
    .where(and(eq(impacts.playerId, playerId), eq(impacts.seasonId, seasonId)))
  return Object.fromEntries(
    rows.map(({ cell, tick, opening, net }) => [cell, { tick, opening, net }]),
  )
}
