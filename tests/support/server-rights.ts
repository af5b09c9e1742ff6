import { sql } from 'drizzle-orm'
import type { Database } from '#src/server/platform/db/database.ts'
import { storeTables } from './store-tables.ts'

/**
 * What code of the server may do to tables of the store, apart from reading them and calling `store_writes`. A table without
 * a line is written by that function alone.
 */
const RIGHTS: Readonly<Record<string, string>> = {
  // Stored answers of calls that change identities, sessions and keys.
  answers: 'insert, update, delete',
  // The tokens of the language model.
  daily_usage: 'insert, update (voice_tokens)',
  notices: 'insert, update, delete',
  // Whether a payment is still on its chain, and whose it is after a merge.
  payments: 'update (state, block, looked_at, player_id)',
  // The lock of identities and merges.
  players: 'update (version, beta_features)',
  // The model's summary of a conversation is inside the relation.
  relations: 'update (relation), delete',
  // The boards at each tick.
  standings: 'update (day, day_base_cents, month, month_base_cents, goods_cents, valued_tick)',
  // Which node words a reply.
  turns: 'update (running_until), delete',
  // News about prices.
  wire: 'insert',
  // A player who is deleted takes these along.
  conversations: 'delete',
  messages: 'delete',
  offers: 'delete',
  recollections: 'delete',
  reply_tokens: 'delete',
}

/** The tables of the store from which no code of the server deletes rows. */
export function undeletedTables(): readonly string[] {
  return storeTables().filter((table) => !RIGHTS[table]?.includes('delete'))
}

/**
 * Gives a role the rights of the server in a migrated database, and lets `store_writes` run with those of its owner. The role may
 * write what the store does not, and of the store's tables only {@link RIGHTS}.
 */
export async function grantServerRights(db: Database, role: string): Promise<void> {
  const tables = storeTables()
  const unknown = Object.keys(RIGHTS).filter((table) => !tables.includes(table))
  if (unknown.length > 0) throw new RangeError(`store_writes does not write ${unknown.join()}`)
  const grants = Object.entries(RIGHTS).map(
    ([table, rights]) => `grant ${rights} on ${table} to ${role}`,
  )
  const statements = [
    'alter function store_writes security definer',
    // The server migrates when it starts, and makes the table of limits.
    `do $$ begin execute format('grant create on database %I to ${role}', current_database()); end $$`,
    `grant usage, create on schema public, drizzle to ${role}`,
    `grant select on all tables in schema drizzle to ${role}`,
    `grant usage on all sequences in schema public to ${role}`,
    `grant all on all tables in schema public to ${role}`,
    `revoke insert, update, delete, truncate on ${tables.join()} from ${role}`,
    ...grants,
  ]
  for (const statement of statements) await db.execute(sql.raw(statement))
}
