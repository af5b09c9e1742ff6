import { and, desc, eq, sql } from 'drizzle-orm'
import type { GoodSymbol } from '#src/rules/market/goods.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { playerMonths, recaps } from '../../platform/db/street-schema.ts'

/** A player's result and activity in a month. */
export interface Recap {
  readonly month: string
  readonly rank: number
  readonly gainCents: number
  readonly netWorthCents: number
  readonly potShareCents: number
  readonly days: number
  readonly trades: number
  readonly tradedCents: number
  readonly bestProfitCents: number
  readonly bestSymbol: GoodSymbol | null
}

/** Adds the recaps of all players who played in a month. `shares` are payouts of the pot in cents by player. */
export async function addRecaps(
  tx: Transaction,
  month: string,
  shares: ReadonlyMap<string, number>,
): Promise<void> {
  const paid = JSON.stringify(Object.fromEntries(shares))
  await tx.execute(sql`
    insert into recaps (month, player_id, rank, gain_cents, net_worth_cents, pot_share_cents)
    select played.month, played.player_id,
      row_number() over (order by s.month_gain_cents desc, s.joined_at, s.player_id),
      s.month_gain_cents, s.net_worth_cents, coalesce((${paid}::jsonb ->> played.player_id::text)::bigint, 0)
    from player_months played
    join standings s on s.player_id = played.player_id
    where played.month = ${month} and played.days > 0
    on conflict do nothing`)
}

/** Finds a player's recap of a month, or the latest one. */
export async function recapOf(
  db: Database,
  playerId: string,
  month?: string,
): Promise<Recap | undefined> {
  const rows = await db
    .select({
      month: recaps.month,
      rank: recaps.rank,
      gainCents: recaps.gainCents,
      netWorthCents: recaps.netWorthCents,
      potShareCents: recaps.potShareCents,
      days: playerMonths.days,
      trades: playerMonths.trades,
      tradedCents: playerMonths.tradedCents,
      bestProfitCents: playerMonths.bestProfitCents,
      bestSymbol: playerMonths.bestSymbol,
    })
    .from(recaps)
    .innerJoin(
      playerMonths,
      and(eq(playerMonths.playerId, recaps.playerId), eq(playerMonths.month, recaps.month)),
    )
    .where(and(eq(recaps.playerId, playerId), month ? eq(recaps.month, month) : undefined))
    .orderBy(desc(recaps.month))
    .limit(1)
  return rows[0]
}
