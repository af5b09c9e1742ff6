import { getTableColumns, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { identities, linkedNames } from '../account-schema.ts'
import type { Database } from '../database.ts'
import { players } from '../schema.ts'

/** The result of looking up an identity's name; `name` is null if none was found. */
export type LinkedName = typeof linkedNames.$inferSelect

/** The condition that a text is the key of the street name of another player than `owner`. */
const isStreetName = (keys: SQL, owner: SQL): SQL<boolean> =>
  sql`exists (select 1 from ${players} named where named.name_key = any(${keys}) and named.id <> ${owner})`

/**
 * The condition that a linked name looks like the street name of another player than `owner`, or like the linked name of
 * one who linked the identity before. A name that is not shown because of a street name hides none. Names of World App are
 * compared as a whole: they end with numbers that tell them apart. The first key is that of the whole name.
 */
export function looksTaken(owner: SQL): SQL<boolean> {
  // Named as text, because a query of one table writes its columns without the table's name.
  const keys = sql`linked_names.keys`
  return sql<boolean>`(${isStreetName(keys, owner)} or exists (
    select 1 from ${linkedNames} rival
    join ${identities} theirs on theirs.subject = rival.subject
    join ${identities} own on own.subject = linked_names.subject
    where rival.keys && ${keys} and theirs.player_id <> ${owner}
      and (theirs.created_at, theirs.id) < (own.created_at, own.id)
      and (rival.keys[1] = linked_names.keys[1] or rival.source <> 'world' or linked_names.source <> 'world')
      and not ${isStreetName(sql`rival.keys`, sql`theirs.player_id`)}))`
}

/** Resolves with the stored names by subject, of any age, and whether each looks like a name of another player. */
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
