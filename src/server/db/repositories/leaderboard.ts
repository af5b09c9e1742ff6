import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'

export interface Ranked {
  readonly rank: number
  readonly streetName: string
  readonly scoreCents: number
  readonly netWorthCents: number
  readonly address: string
}

interface Row extends Record<string, unknown> {
  readonly rank: string
  readonly street_name: string
  readonly score: string
  readonly net_worth: string
  readonly address: string | null
}

/**
 * A page of the board. `since` null ranks by net worth; an instant ranks by what was gained after it (the opening
 * grant is no gain). A player's net worth is the sum of their accounts: cash above zero, debts below.
 */
export async function rankPlayers(
  db: Database,
  { since, limit, offset }: { since: Date | null; limit: number; offset: number },
): Promise<Ranked[]> {
  const gains =
    since &&
    sql`left join (
      select a.player_id, sum(p.amount_cents) as cents
      from entries e
      join postings p on p.entry_id = e.id
      join accounts a on a.name = p.account
      where e.at >= ${since.toISOString()}::timestamptz and e.kind <> 'opening_grant' and a.player_id is not null
      group by a.player_id
    ) gain on gain.player_id = pl.id`
  const score = since ? sql`coalesce(gain.cents, 0)` : sql`worth.cents`
  const { rows } = await db.execute<Row>(sql`
    select board.rank, board.street_name, board.score, board.net_worth, (
      select i.subject from identities i where i.player_id = board.id order by i.created_at, i.id limit 1
    ) as address
    from (
      select pl.id, pl.street_name, ${score} as score, worth.cents as net_worth,
        row_number() over (order by ${score} desc, pl.created_at, pl.id) as rank
      from players pl
      join (
        select player_id, sum(balance_cents) as cents from accounts where player_id is not null group by player_id
      ) worth on worth.player_id = pl.id
      ${gains ?? sql``}
    ) board
    order by board.rank
    limit ${limit} offset ${offset}`)
  return rows.map((row) => ({
    rank: Number(row.rank),
    streetName: row.street_name,
    scoreCents: Number(row.score),
    netWorthCents: Number(row.net_worth),
    address: row.address ?? '',
  }))
}
