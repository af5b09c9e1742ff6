import { and, asc, desc, eq } from 'drizzle-orm'
import type { Character } from '#src/protocol/characters.ts'
import type { Database } from '../platform/db/database.ts'
import { conversations, messages } from '../platform/db/schema.ts'

export type Conversation = typeof conversations.$inferSelect
export type MessageRow = typeof messages.$inferSelect

export async function conversationOf(db: Database, id: string): Promise<Conversation | undefined> {
  const rows = await db.select().from(conversations).where(eq(conversations.id, id))
  return rows[0]
}

export async function conversationsOf(
  db: Database,
  playerId: string,
  character: Character | undefined,
): Promise<Conversation[]> {
  const isOfPlayer = eq(conversations.playerId, playerId)
  return db
    .select()
    .from(conversations)
    .where(character ? and(isOfPlayer, eq(conversations.character, character)) : isOfPlayer)
    .orderBy(asc(conversations.createdAt), asc(conversations.id))
}

/** Resolves with the last messages, oldest first. */
export async function lastMessages(
  db: Database,
  conversationId: string,
  limit: number,
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.seq))
    .limit(limit)
  return rows.reverse()
}
