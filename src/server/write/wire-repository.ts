import { and, desc, eq, isNull, lt, lte, or } from 'drizzle-orm'
import type { BoroughName, GoodSymbol } from '#src/rules/market/goods.ts'
import type { Database } from '../platform/db/database.ts'
import { players } from '../platform/db/schema.ts'
import { wire } from '../platform/db/street-schema.ts'

type WireRow = typeof wire.$inferSelect
/** The position of news in the wire. */
export type WirePlace = Pick<WireRow, 'seasonId' | 'seq'>

/** News about a price. */
export interface MarketNews extends WirePlace {
  readonly borough: BoroughName
  readonly symbol: GoodSymbol
  readonly direction: 'up' | 'down'
  readonly headline: string
  readonly at: Date
}

/** News as it is published. `streetName` is the name of the player that it is about. */
export type News = Omit<WireRow, 'playerId'> & { readonly streetName: string | null }

/** Where the places of a tick for news about players begin. Those before are for prices. */
const FIRST_PLAYER_PLACE = 90

/** Returns the position of news about a player in the wire. */
export function playerNewsSeq(tick: number, place: number): number {
  return tick * 100 + FIRST_PLAYER_PLACE + place
}

/** Adds news about prices. Existing rows are unchanged. */
export async function addNews(db: Database, rows: readonly MarketNews[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(wire)
      .values([...rows])
      .onConflictDoNothing()
}

/**
 * Resolves with news that is published by `now` and older than a position, newest first. News about players who were
 * deleted or merged is left out: they have no name.
 */
export async function newsBefore(
  db: Database,
  { before, limit, now }: { before: WirePlace | null; limit: number; now: Date },
): Promise<News[]> {
  const older =
    before &&
    or(
      lt(wire.seasonId, before.seasonId),
      and(eq(wire.seasonId, before.seasonId), lt(wire.seq, before.seq)),
    )
  return db
    .select({
      ...{ seasonId: wire.seasonId, seq: wire.seq, headline: wire.headline, at: wire.at },
      ...{ borough: wire.borough, symbol: wire.symbol, direction: wire.direction },
      streetName: players.streetName,
    })
    .from(wire)
    .leftJoin(players, eq(players.id, wire.playerId))
    .where(and(lte(wire.at, now), isNull(players.mergedInto), older ?? undefined))
    .orderBy(desc(wire.seasonId), desc(wire.seq))
    .limit(limit)
}

/** Resolves with a borough's last news of a season, newest first. */
export async function newsFrom(
  db: Database,
  { seasonId, borough, limit }: Pick<MarketNews, 'seasonId' | 'borough'> & { limit: number },
): Promise<WireRow[]> {
  return db
    .select()
    .from(wire)
    .where(and(eq(wire.seasonId, seasonId), eq(wire.borough, borough)))
    .orderBy(desc(wire.seq))
    .limit(limit)
}
