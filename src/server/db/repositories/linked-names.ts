import { getTableColumns, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { identities, linkedNames } from '../account-schema.ts'
import type { Database } from '../database.ts'
import { players } from '../schema.ts'

/** The result of looking up an identity's name; `name` is null if none was found. */
export type LinkedName = typeof linkedNames.$inferSelect

/** The condition that a linked name looks like the street name of another player than `owner`. */
export function looksTaken(owner: SQL): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${players} named
    where named.name_key = any(${linkedNames.keys}) and named.id <> ${owner})`
}

/** Resolves with the stored names by subject, of any age, and whether each looks like another player's street name. */
export async function linkedNamesOf(
  db: Database,
  subjects: readonly string[],
): Promise<Map<string, LinkedName & { readonly isTaken: boolean }>> {
  if (subjects.length === 0) return new Map()
  const owner = sql`(select ${identities.playerId} from ${identities}
    where ${identities.subject} = ${linkedNames.subject})`
  const rows = await db
    .select({ ...getTableColumns(linkedNames), isTaken: looksTaken(owner) })
    .from(linkedNames)
    .where(inArray(linkedNames.subject, [...subjects]))
  return new Map(rows.map((row) => [row.subject, row]))
}

/** Stores the result of a lookup, unless a newer one is stored. */
export async function saveLinkedName(db: Database, row: LinkedName): Promise<void> {
  const { name, keys, source, lookedUpAt } = row
  await db
    .insert(linkedNames)
    .values(row)
    .onConflictDoUpdate({
      target: linkedNames.subject,
      set: { name, keys, source, lookedUpAt },
      setWhere: sql`${linkedNames.lookedUpAt} < excluded.looked_up_at`,
    })
}

export async function deleteLinkedNamesBefore(db: Database, lookedUpBefore: Date): Promise<void> {
  await db.delete(linkedNames).where(lt(linkedNames.lookedUpAt, lookedUpBefore))
}
