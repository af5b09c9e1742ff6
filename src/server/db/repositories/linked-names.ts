import { inArray, sql } from 'drizzle-orm'
import { linkedNames } from '../account-schema.ts'
import type { Database } from '../database.ts'

/** What an identity is called elsewhere; without a name it was looked up in vain. */
export type LinkedName = typeof linkedNames.$inferSelect

/** What is known of these identities, however long ago it was looked up. */
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

/** Keeps what a look-up has found, unless somebody has looked since. */
export async function keepLinkedName(db: Database, row: LinkedName): Promise<void> {
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
