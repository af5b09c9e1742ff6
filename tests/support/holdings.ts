import { eq, sql } from 'drizzle-orm'
import type { GoodSymbol } from '#src/rules/market/goods.ts'
import type { Database } from '#src/server/platform/db/database.ts'
import { encounters } from '#src/server/platform/db/life-schema.ts'
import type { EncounterRow } from '#src/server/read/player/encounter-repository.ts'
import { heat, stash } from '#src/server/platform/db/schema.ts'

type HeatRow = typeof heat.$inferSelect

/** Sets a player's units of a good, and the value of the goods on the boards. */
export async function setStash(
  db: Database,
  row: { playerId: string; symbol: GoodSymbol; quantity: number; costCents: number },
): Promise<void> {
  const { quantity, costCents } = row
  await db
    .insert(stash)
    .values(row)
    .onConflictDoUpdate({ target: [stash.playerId, stash.symbol], set: { quantity, costCents } })
  await db.execute(sql`
    update standings set valued_tick = head.number, goods_cents = coalesce((
      select sum(held.quantity * (head.bids ->> held.symbol)::bigint)
      from stash held where held.player_id = ${row.playerId}
    ), 0)
    from (select number, bids from city_bids order by season_id desc limit 1) head
    where player_id = ${row.playerId}`)
}

/** Resolves with a player's heat by borough. A borough without a row has none. */
export async function heatOf(db: Database, playerId: string): Promise<HeatRow[]> {
  return db.select().from(heat).where(eq(heat.playerId, playerId)).orderBy(heat.borough)
}

/** Sets a player's heat in a borough. */
export async function setHeat(db: Database, row: HeatRow): Promise<void> {
  await db
    .insert(heat)
    .values(row)
    .onConflictDoUpdate({
      target: [heat.playerId, heat.borough],
      set: { heat: row.heat },
    })
}

/** Adds an open encounter of a player who has none. */
export async function addEncounter(
  db: Database,
  encounter: Omit<EncounterRow, 'settledAt' | 'choice' | 'outcome'>,
): Promise<void> {
  await db.insert(encounters).values(encounter)
}
