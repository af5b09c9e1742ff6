import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { NAME_SOURCES } from '#src/protocol/calls/account.ts'
import { instant } from './columns.ts'
import { players } from './schema.ts'

/** What is kept of people beside their players. */

/** Two players that were one person: who goes on, who does not, and what was moved. Nothing of the other is deleted. */
export const merges = pgTable(
  'merges',
  {
    id: uuid('id').primaryKey(),
    keptId: uuid('kept_id')
      .notNull()
      .references(() => players.id),
    droppedId: uuid('dropped_id')
      .notNull()
      .references(() => players.id),
    /** Subjects of the identities that were the dropped player's. */
    subjects: jsonb('subjects').$type<string[]>().notNull(),
    /** Paid messages that came along. */
    boughtInteractions: integer('bought_interactions').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('merges_kept').on(table.keptId)],
)

/** What an identity is called elsewhere, as it was last looked up. */
export const linkedNames = pgTable('linked_names', {
  subject: text('subject').primaryKey(),
  /** Null: it was called nothing. */
  name: text('name'),
  source: text('source').$type<(typeof NAME_SOURCES)[number]>(),
  lookedUpAt: instant('looked_up_at').notNull(),
})

/** A Farcaster user's place for the game, as their client's webhook tells it. */
export const miniAppInstalls = pgTable('mini_app_installs', {
  fid: integer('fid').primaryKey(),
  isAdded: boolean('is_added').notNull(),
  /** Where notes to this user are posted, and under which token; null while they want none. */
  notifyUrl: text('notify_url'),
  notifyToken: text('notify_token'),
  changedAt: instant('changed_at').notNull(),
})
