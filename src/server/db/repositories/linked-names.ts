import { inArray, lt, sql } from 'drizzle-orm'
import { linkedNames } from '../account-schema.ts'
import type { Database } from '../database.ts'

/** The result of looking up an identity's name; `name` is null if none was found. */
export type LinkedName = typeof linkedNames.$inferSelect

/** Resolves with the stored names by subject, of any age. */
export async function linkedNamesOf(
  db: Database,
  subjects: readonly string[],
): Promise<Map<string, LinkedName>> {
  if (subjects.length === 0) return new Map()
  const rows = await db
    .select()
    .from(linkedNames)
    .where(inArray(linkedNames.subject, [...subjects]))
  return new Map(rows.map((row) => [row.subject, row]))
}

/** Stores the result of a lookup, unless a newer one is stored. */
export async function saveLinkedName(db: Database, row: LinkedName): Promise<void> {
  const { name, source, lookedUpAt } = row
  await db
    .insert(linkedNames)
    .values(row)
    .onConflictDoUpdate({
      target: linkedNames.subject,
      set: { name, source, lookedUpAt },
      setWhere: sql`${linkedNames.lookedUpAt} < excluded.looked_up_at`,
    })
}

export async function deleteLinkedNamesBefore(db: Database, lookedUpBefore: Date): Promise<void> {
  await db.delete(linkedNames).where(lt(linkedNames.lookedUpAt, lookedUpBefore))
}
