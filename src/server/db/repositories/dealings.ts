import { and, eq, sql } from 'drizzle-orm'
import type { Character } from '#src/protocol/characters.ts'
import type { Database } from '../database.ts'
import { conversations, offers, turns } from '../schema.ts'

/** Counts of a player's turns and offers with a shark. */
export interface Dealings {
  readonly interactions: number
  readonly lastAt: Date | null
  readonly offersTaken: number
  /** Offers that were taken, declined or have lapsed. */
  readonly offersClosed: number
}

export async function dealingsOf(
  db: Database,
  playerId: string,
  character: Character,
): Promise<Dealings> {
  const [talks] = await db
    .select({ count: sql<string>`count(*)`, last: sql<string | null>`max(${turns.createdAt})` })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .where(and(eq(turns.playerId, playerId), eq(conversations.character, character)))
  const [made] = await db
    .select({
      taken: sql<string>`count(*) filter (where ${offers.status} = 'taken')`,
      closed: sql<string>`count(*) filter (where ${offers.status} <> 'open')`,
    })
    .from(offers)
    .where(and(eq(offers.playerId, playerId), eq(offers.character, character)))
  return {
    interactions: Number(talks?.count ?? 0),
    lastAt: talks?.last ? new Date(talks.last) : null,
    offersTaken: Number(made?.taken ?? 0),
    offersClosed: Number(made?.closed ?? 0),
  }
}
