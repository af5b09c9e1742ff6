import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Character } from '#src/protocol/characters.ts'
import type { QuickReply, Role } from '#src/protocol/chat.ts'
import type { Database } from '../database.ts'
import { conversations, messages } from '../schema.ts'

export type Conversation = typeof conversations.$inferSelect
export type MessageRow = typeof messages.$inferSelect

/** Finds the conversation between a player and a shark, or creates it. */
export async function openConversation(
  db: Database,
  added: Pick<Conversation, 'id' | 'playerId' | 'character' | 'createdAt'>,
): Promise<Conversation> {
  const rows = await db
    .insert(conversations)
    .values({ ...added, lastSeq: 0, quickReplies: [], offeredChoices: [], told: [] })
    .onConflictDoUpdate({
      target: [conversations.playerId, conversations.character],
      // Changes nothing, but makes the statement return the existing row.
      set: { lastSeq: sql`${conversations.lastSeq}` },
    })
    .returning()
  const [row] = rows
  if (!row) throw new TypeError('an upsert returned no row')
  return row
}

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

export async function updateConversation(
  db: Database,
  id: string,
  changes: { quickReplies?: QuickReply[]; offeredChoices?: string[]; talkedAt?: Date },
): Promise<void> {
  await db.update(conversations).set(changes).where(eq(conversations.id, id))
}

export interface NewMessage {
  readonly id: string
  readonly conversationId: string
  readonly role: Role
  readonly content: string
  readonly turnId: string | null
  readonly createdAt: Date
}

/** Adds a message at the end of a conversation, whose row counts the sequence numbers. */
export async function addMessage(db: Database, message: NewMessage): Promise<MessageRow> {
  const [place] = await db
    .update(conversations)
    .set({ lastSeq: sql`${conversations.lastSeq} + 1` })
    .where(eq(conversations.id, message.conversationId))
    .returning({ seq: conversations.lastSeq })
  const [row] = await db
    .insert(messages)
    .values({ ...message, seq: place?.seq ?? 1 })
    .returning()
  if (!row) throw new TypeError('an insert returned no row')
  return row
}

/** Replaces the text of a message. */
export async function replaceMessageText(
  db: Database,
  id: string,
  content: string,
): Promise<MessageRow | undefined> {
  const rows = await db.update(messages).set({ content }).where(eq(messages.id, id)).returning()
  return rows[0]
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
