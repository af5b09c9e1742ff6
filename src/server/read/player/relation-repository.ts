import { and, eq, sql } from 'drizzle-orm'
import type { Character } from '#src/protocol/characters.ts'
import type { Relation } from '#src/rules/sharks/decision.ts'
import type { Database } from '../../platform/db/database.ts'
import { relations } from '../../platform/db/schema.ts'

export async function relationOf(
  db: Database,
  playerId: string,
  character: Character,
): Promise<Relation | undefined> {
  const rows = await db
    .select({ relation: relations.relation })
    .from(relations)
    .where(and(eq(relations.playerId, playerId), eq(relations.character, character)))
  return rows[0]?.relation
}

/** Replaces the summary of a conversation, unless another one than `before` is stored. */
export async function replaceSummary(
  db: Database,
  {
    playerId,
    character,
    before,
    summary,
  }: { playerId: string; character: Character; before: string; summary: string },
): Promise<void> {
  await db
    .update(relations)
    .set({ relation: sql`${relations.relation} || ${JSON.stringify({ summary })}::jsonb` })
    .where(
      and(
        eq(relations.playerId, playerId),
        eq(relations.character, character),
        sql`${relations.relation} ->> 'summary' = ${before}`,
      ),
    )
}
