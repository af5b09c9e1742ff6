import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Role } from '#src/protocol/chat.ts'
import type { Database } from '../database.ts'
import { messages, turns } from '../schema.ts'
import type { MessageRow } from './conversations.ts'

export type TurnRow = typeof turns.$inferSelect

export async function addTurn(db: Database, turn: TurnRow): Promise<void> {
  await db.insert(turns).values(turn)
}

/** Finds a turn by one of the hashes of a write's idempotency key. */
export async function turnByKey(
  db: Database,
  keyHashes: readonly string[],
): Promise<TurnRow | undefined> {
  const rows = await db
    .select()
    .from(turns)
    .where(inArray(turns.keyHash, [...keyHashes]))
  return rows[0]
}

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

/** Extends a running turn, so that other nodes leave it to this one. */
export async function extendTurn(db: Database, id: string, runningUntil: Date): Promise<void> {
  await db
    .update(turns)
    .set({ runningUntil })
    .where(and(eq(turns.id, id), eq(turns.state, 'running')))
}

/** Resolves with the decisions of the last turns of a conversation, oldest first. */
export async function lastDecisions(
  db: Database,
  { playerId, conversationId }: Pick<TurnRow, 'playerId' | 'conversationId'>,
  limit: number,
): Promise<TurnRow['decision'][]> {
  const rows = await db
    .select({ decision: turns.decision })
    .from(turns)
    .where(and(eq(turns.playerId, playerId), eq(turns.conversationId, conversationId)))
    .orderBy(desc(turns.createdAt))
    .limit(limit)
  return rows.map(({ decision }) => decision).reverse()
}

/** Reopens a finished turn, so that its reply is worded again. */
export async function reopenTurn(
  db: Database,
  id: string,
  reopened: Pick<TurnRow, 'decision' | 'runningUntil'>,
): Promise<void> {
  await db
    .update(turns)
    .set({ state: 'running', ...reopened })
    .where(eq(turns.id, id))
}

/** Closes a running turn. Resolves with false if it was closed before. */
export async function closeTurn(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(turns)
    .set({ state: 'done' })
    .where(and(eq(turns.id, id), eq(turns.state, 'running')))
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
