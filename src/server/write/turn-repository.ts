import { and, eq, lte, sql } from 'drizzle-orm'
import type { Role } from '#src/protocol/chat.ts'
import type { Database } from '../platform/db/database.ts'
import { messages, turns } from '../platform/db/schema.ts'
import type { MessageRow } from './conversation-repository.ts'

export type TurnRow = typeof turns.$inferSelect

export async function turnById(db: Database, id: string): Promise<TurnRow | undefined> {
  const rows = await db.select().from(turns).where(eq(turns.id, id))
  return rows[0]
}

export async function runningTurnOf(db: Database, playerId: string): Promise<TurnRow | undefined> {
  const rows = await db
    .select()
    .from(turns)
    .where(and(eq(turns.playerId, playerId), eq(turns.state, 'running')))
  return rows[0]
}

/** Resolves with running turns, all or those that no node has extended up to an instant, oldest first. */
export async function unfinishedTurns(
  db: Database,
  abandoned: 'all' | { readonly at: Date },
): Promise<TurnRow[]> {
  const isRunning = eq(turns.state, 'running')
  return db
    .select()
    .from(turns)
    .where(abandoned === 'all' ? isRunning : and(isRunning, lte(turns.runningUntil, abandoned.at)))
    .orderBy(turns.createdAt)
}

/**
 * Extends the lease of a running turn, so that other nodes leave it to this one. Resolves with false if the turn was ended,
 * or is worded again.
 */
export async function extendTurn(
  db: Database,
  { id, decision: { seed } }: Pick<TurnRow, 'decision' | 'id'>,
  runningUntil: Date,
): Promise<boolean> {
  const isSame = sql`${turns.decision} ->> 'seed' = ${seed}`
  const rows = await db
    .update(turns)
    .set({ runningUntil })
    .where(and(eq(turns.id, id), eq(turns.state, 'running'), isSame))
    .returning({ id: turns.id })
  return rows.length === 1
}

/** Finds the message of a turn with a role. */
export async function messageOfTurn(
  db: Database,
  turn: Pick<TurnRow, 'id' | 'conversationId'>,
  role: Role,
): Promise<MessageRow | undefined> {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, turn.conversationId),
        eq(messages.turnId, turn.id),
        eq(messages.role, role),
      ),
    )
  return rows[0]
}
