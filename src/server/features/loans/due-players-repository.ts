import { sql } from 'drizzle-orm'
import { RULES } from '#src/rules/config.ts'
import type { Database } from '../../platform/db/database.ts'

/** A page of players, in ascending order of their ids. */
export interface DuePage {
  /** The UTC day. */
  readonly today: string
  /** The id after which the page begins; null for the first page. */
  readonly after: string | null
  readonly limit: number
}

/**
 * Resolves with the ids of the players for whom something may have fallen due today: those with unpaid loans, with fronts,
 * or with enough cash and goods for a share to go up. Goods count double, because the night values them by other prices.
 */
export async function duePlayersAfter(
  db: Database,
  { today, after, limit }: DuePage,
): Promise<string[]> {
  const fromCents = RULES.kickingUp.steps[0].fromCents
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from players p
    where p.merged_into is null and (${after}::uuid is null or p.id > ${after}::uuid) and (
      exists (select 1 from loans l where l.player_id = p.id and l.status <> 'paid')
      or (p.night_day < ${today}::date and (
        p.fronts <> '[]'
        or exists (select 1 from standings s
          where s.player_id = p.id and s.money_cents + 2 * s.goods_cents > ${fromCents}::bigint))))
    order by p.id limit ${limit}`)
  return rows.map(({ id }) => id)
}
