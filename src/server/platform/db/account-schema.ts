import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NAME_SOURCES } from '#src/protocol/calls/account.ts'
import type { NoticeKind } from '#src/protocol/calls/identity.ts'
import type { EvidenceKind } from '#src/protocol/evidence.ts'
import { instant } from './columns.ts'
import { ownerOf, players } from './schema.ts'

/** Tables of identities, sessions, merges and notices. */

/** What players sign in with. A player may have several identities. */
export const identities = pgTable(
  'identities',
  {
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
    kind: text('kind').$type<'wallet' | 'burner' | 'farcaster' | 'world'>().notNull(),
    /** A lower-cased address, 'fid:1', or 'world:0x…'. */
    subject: text('subject').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('identities_subject').on(table.subject),
    index('identities_player').on(table.playerId),
  ],
)

/**
 * What proves identities. It counts for the player who holds the identity, so it moves with merges and ends with an
 * unlink.
 */
export const evidence = pgTable(
  'evidence',
  {
    /** The subject of the identity. */
    subject: text('subject').notNull(),
    kind: text('kind').$type<EvidenceKind>().notNull(),
    /** The reference of a payment; empty for the other kinds. */
    about: text('about').notNull().default(''),
    /** The earliest instant at which it is known to have held. */
    at: instant('at').notNull(),
    /** When a World ID must be verified again; null for evidence that does not end. */
    endsAt: instant('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.subject, table.kind, table.about] })],
)

/** A signed-in period. Its tokens end with it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
    wallet: text('wallet').notNull(),
    /** The subject of the identity that signed in. */
    subject: text('subject').notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** When the step-up of this session ends; null before the first. */
    stepUpEndsAt: instant('step_up_ends_at'),
  },
  (table) => [index('sessions_player').on(table.playerId)],
)

/** Bearer secrets, stored as SHA-256. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id),
    kind: text('kind').$type<'api' | 'access' | 'refresh'>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** When the token ends. An API key also ends 30 days after its last use. */
    expiresAt: instant('expires_at').notNull(),
    /** When a refresh token was used; null before, and for other kinds. */
    usedAt: instant('used_at'),
  },
  (table) => [index('tokens_session').on(table.sessionId)],
)

/** Nonces of sign-in texts. Each can be used once. */
export const nonces = pgTable(
  'nonces',
  {
    nonce: text('nonce').primaryKey(),
    address: text('address').notNull(),
    message: text('message').notNull(),
    /** The session that steps up; null for a sign-in or a link. */
    stepUpSessionId: uuid('step_up_session_id').references(() => sessions.id),
    /** SHA-256 of the secret of the browser that asked for a frame's nonce; null for other nonces. */
    bindingHash: text('binding_hash'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('nonces_expiry').on(table.expiresAt)],
)

/** Executed merges: the kept and the dropped player, and what was moved. Nothing of the dropped player is deleted. */
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
    /** Subjects of the dropped player's identities. */
    subjects: jsonb('subjects').$type<string[]>().notNull(),
    /** Paid messages that moved to the kept player. */
    boughtInteractions: integer('bought_interactions').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('merges_kept').on(table.keptId)],
)

/**
 * Merges that wait because both players have progress. A player has at most one. The row is deleted when the merge is
 * executed or cancelled.
 */
export const pendingMerges = pgTable(
  'pending_merges',
  {
    id: uuid('id').primaryKey(),
    keptId: uuid('kept_id')
      .notNull()
      .references(() => players.id),
    droppedId: uuid('dropped_id')
      .notNull()
      .references(() => players.id),
    askedAt: instant('asked_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** The session that asked for the merge. It may have been deleted since. */
    askedBy: uuid('asked_by').notNull(),
  },
  (table) => [
    uniqueIndex('pending_merges_kept').on(table.keptId),
    uniqueIndex('pending_merges_dropped').on(table.droppedId),
    index('pending_merges_due').on(table.dueAt),
  ],
)

/** Notices of changes to identities and keys, shown once. */
export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** An identity's subject, or the street names of two players. */
    about: jsonb('about').$type<string[]>().notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [index('notices_player').on(table.playerId, table.at)],
)

/** Names of identities as of their last lookup. */
export const linkedNames = pgTable(
  'linked_names',
  {
    subject: text('subject').primaryKey(),
    /** Null if the lookup found no name. */
    name: text('name'),
    /** The keys by which the name is compared with those of others, that of the whole name first; empty without a name. */
    keys: text('keys').array().notNull(),
    source: text('source').$type<(typeof NAME_SOURCES)[number]>(),
    lookedUpAt: instant('looked_up_at').notNull(),
  },
  (table) => [index('linked_names_keys').using('gin', table.keys)],
)

/** Whether a Farcaster user has added the mini-app, as the client's webhook reports it. */
export const miniAppInstalls = pgTable('mini_app_installs', {
  fid: integer('fid').primaryKey(),
  isAdded: boolean('is_added').notNull(),
  /** The URL and token of notifications to this user; null while they are off. */
  notifyUrl: text('notify_url'),
  notifyToken: text('notify_token'),
  changedAt: instant('changed_at').notNull(),
})
