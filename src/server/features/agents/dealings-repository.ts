import { and, eq, sql } from 'drizzle-orm'
import type { Character } from '#src/protocol/characters.ts'
import type { Database } from '../../platform/db/database.ts'
import { conversations, offers, turns } from '../../platform/db/schema.ts'

/** Counts of a player's turns and offers with a shark. */
export interface Dealings {
  /** The number of turns. */
  readonly interactions: number
  /** When the last turn was created; null before the first. */
  readonly lastAt: Date | null
  readonly offersTaken: number
  /** Offers that were taken or declined, or have lapsed. */
  readonly offersClosed: number
}

export async function dealingsOf(
  db: Database,
  playerId: string,
  character: Character,
): Promise<Dealings> {
  const [turnFigures] = await db
    .select({ count: sql<string>`count(*)`, last: sql<string | null>`max(${turns.createdAt})` })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .where(and(eq(turns.playerId, playerId), eq(conversations.character, character)))
  const [offerFigures] = await db
    .select({
      taken: sql<string>`count(*) filter (where ${offers.status} = 'taken')`,
      closed: sql<string>`count(*) filter (where ${offers.status} <> 'open')`,
    })
    .from(offers)
    .where(and(eq(offers.playerId, playerId), eq(offers.character, character)))
  return {
    interactions: Number(turnFigures?.count ?? 0),
    lastAt: turnFigures?.last ? new Date(turnFigures.last) : null,
    offersTaken: Number(offerFigures?.taken ?? 0),
    offersClosed: Number(offerFigures?.closed ?? 0),
  }
}
