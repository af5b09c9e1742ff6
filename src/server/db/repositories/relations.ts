import { and, eq } from 'drizzle-orm'
import type { Character } from '#src/protocol/characters.ts'
import type { Relation } from '#src/rules/sharks/decision.ts'
import type { Database } from '../database.ts'
import { relations } from '../schema.ts'

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

/** Resolves with the relations of all sharks to a player. */
export async function relationsOf(db: Database, playerId: string): Promise<readonly Relation[]> {
  const rows = await db
    .select({ relation: relations.relation })
    .from(relations)
    .where(eq(relations.playerId, playerId))
  return rows.map(({ relation }) => relation)
}

export async function saveRelation(
  db: Database,
  playerId: string,
  character: Character,
  relation: Relation,
): Promise<void> {
  await db
    .insert(relations)
    .values({ playerId, character, relation })
    .onConflictDoUpdate({
      target: [relations.playerId, relations.character],
      set: { relation },
    })
}
