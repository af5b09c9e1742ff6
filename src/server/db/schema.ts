import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Character } from '#src/protocol/characters.ts'
import type { QuickReply, Role } from '#src/protocol/chat.ts'
import type { BoroughName, GoodSymbol } from '#src/rules/market/goods.ts'
import type { Loan } from '#src/rules/loans.ts'
import type { Decision, OfferTerms, Relation, Security } from '#src/rules/sharks/decision.ts'
import type { SettlementKind } from '#src/rules/sharks/settle.ts'
import { cents, instant, transactionId } from './columns.ts'

export const players = pgTable(
  'players',
  {
    id: uuid('id').primaryKey(),
    streetName: text('street_name').notNull().unique(),
    borough: text('borough').$type<BoroughName>().notNull(),
    reputation: doublePrecision('reputation').notNull(),
    xp: integer('xp').notNull(),
    /** Moves in the bank as of `movesDay`; later days add to it when they are next looked at. */
    moves: integer('moves').notNull(),
    movesDay: date('moves_day', { mode: 'string' }).notNull(),
    /** Moves spent in a lifetime: each has its own chance. */
    movesMade: integer('moves_made').notNull().default(0),
    streak: integer('streak').notNull(),
    lastActiveDay: date('last_active_day', { mode: 'string' }),
    /** Paid interactions that are left; they do not lapse with the day. */
    boughtInteractions: integer('bought_interactions').notNull(),
    /** Lifetime soft income from trades, jobs and missions: opens the loan ladder. */
    earnedCents: cents('earned_cents').notNull(),
    /** Units that the stash holds, of all goods together. */
    stashCapacity: integer('stash_capacity').notNull().default(100),
    betaFeatures: jsonb('beta_features').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Grows with every write of the player: a write that read an older one must be decided again. */
    version: integer('version').notNull().default(0),
    /** The last UTC day with an act. */
    playDay: date('play_day', { mode: 'string' }),
    /** The player that this one was merged into: who it was goes on there, and nothing happens here any more. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => players.id),
  },
  (table) => [index('players_name_in_any_case').on(sql`lower(${table.streetName})`)],
)

/** Interactions used on one UTC day. */
export const dailyUsage = pgTable(
  'daily_usage',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    day: date('day', { mode: 'string' }).notNull(),
    interactions: integer('interactions').notNull(),
    /** Tokens that a language model was paid for this player's talks. */
    voiceTokens: integer('voice_tokens').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.day] })],
)

/** What a player holds of a good; no row, or a quantity of 0, is none. */
export const stash = pgTable(
  'stash',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    symbol: text('symbol').$type<GoodSymbol>().notNull(),
    quantity: integer('quantity').notNull(),
    /** What the held units cost in all, fees included: what a sale's profit is counted against. */
    costCents: cents('cost_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.symbol] })],
)

/** How much the police of a borough know of a player, 0-7; no row is 0. */
export const heat = pgTable(
  'heat',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    borough: text('borough').$type<BoroughName>().notNull(),
    heat: integer('heat').notNull(),
    /** Sold here since the last step of heat: a sale in parts is as loud as the whole. */
    soldCents: cents('sold_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.borough] })],
)

/** Answers to writes by idempotency key: the same key and body give the first answer again. */
export const answers = pgTable(
  'answers',
  {
    /** SHA-256 of caller, call and key. */
    keyHash: text('key_hash').primaryKey(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    /** The answer, sealed under a key that only who sends the same key and body again can make. */
    sealed: text('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('answers_age').on(table.createdAt)],
)

export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    character: text('character').$type<Character>().notNull(),
    /** Sequence of the last message; grows by one with each. */
    lastSeq: integer('last_seq').notNull(),
    quickReplies: jsonb('quick_replies').$type<QuickReply[]>().notNull(),
    /** Choice ids that were offered here already: each is offered only once. */
    offeredChoices: jsonb('offered_choices').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('conversations_owner').on(table.playerId, table.character)],
)

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    seq: integer('seq').notNull(),
    role: text('role').$type<Role>().notNull(),
    content: text('content').notNull(),
    turnId: uuid('turn_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('messages_order').on(table.conversationId, table.seq)],
)

/** One exchange: what the player said, what the engine decided, and how far the wording got. */
export const turns = pgTable(
  'turns',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    /** Of whoever asked, the call and the Idempotency-Key; older turns have the key itself. */
    keyHash: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    decision: jsonb('decision').$type<Decision>().notNull(),
    quickReplies: jsonb('quick_replies').$type<QuickReply[]>().notNull(),
    state: text('state').$type<'running' | 'done'>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('turns_key').on(table.keyHash, table.playerId),
    uniqueIndex('turns_one_running').on(table.playerId).where(sql`${table.state} = 'running'`),
  ],
)

export const relations = pgTable(
  'relations',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    character: text('character').$type<Character>().notNull(),
    relation: jsonb('relation').$type<Relation>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.character] })],
)

/** What a shark has put on the table. Money moves only when an open one is taken. */
export const offers = pgTable(
  'offers',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    character: text('character').$type<Character>().notNull(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    terms: jsonb('terms').$type<OfferTerms>().notNull(),
    status: text('status').$type<'open' | 'taken' | 'declined' | 'lapsed'>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('offers_open').on(table.playerId, table.character, table.status)],
)

/** A taken chip may be spoken aloud once for free. */
export const replyTokens = pgTable('reply_tokens', {
  hash: text('hash').primaryKey(),
  playerId: uuid('player_id')
    .notNull()
    .references(() => players.id),
  offerId: uuid('offer_id')
    .notNull()
    .references(() => offers.id),
  /** What taking the option did: what the shark now answers to. */
  value: text('value').$type<SettlementKind>().notNull(),
  usedAt: instant('used_at'),
})

export const loans = pgTable(
  'loans',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    shark: text('shark').$type<Character>().notNull(),
    principalCents: cents('principal_cents').notNull(),
    /** Simple interest on the principal for a UTC day: 0.1 is 10 %. */
    dailyRate: doublePrecision('daily_rate').notNull(),
    takenAt: instant('taken_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** Interest booked so far; the ledger holds the same. */
    accruedCents: cents('accrued_cents').notNull(),
    repaidCents: cents('repaid_cents').notNull(),
    status: text('status').$type<'open' | 'late' | 'owned' | 'paid'>().notNull(),
    /** An advance is a favour: a debt without interest and without merit. */
    kind: text('kind').$type<Loan['kind']>().notNull().default('loan'),
    security: jsonb('security').$type<Security>(),
    /** The last day late whose consequences have been carried out. */
    lateDaySeen: integer('late_day_seen').notNull().default(0),
  },
  (table) => [
    uniqueIndex('loans_one_open')
      .on(table.playerId, table.shark)
      .where(sql`${table.status} <> 'paid'`),
  ],
)

/**
 * Balances of the players' accounts in the double-entry ledger: `player:<id>:cash`, `player:<id>:debt:<shark>`. Those of
 * the house (`house`, `pot`, `fees`) are summed from postings, so that no two players' writes meet in a row.
 */
export const accounts = pgTable(
  'accounts',
  {
    name: text('name').primaryKey(),
    playerId: uuid('player_id').references(() => players.id),
    balanceCents: cents('balance_cents').notNull(),
  },
  (table) => [index('accounts_player').on(table.playerId)],
)

export const entries = pgTable(
  'entries',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    /** What caused it: an offer's, a loan's or a player's id. With `kind`, each cause is booked once. */
    cause: text('cause').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('entries_cause').on(table.kind, table.cause)],
)

export const postings = pgTable(
  'postings',
  {
    entryId: uuid('entry_id').notNull(),
    account: text('account').notNull(),
    /** Positive: the account receives. An entry's postings sum to zero. */
    amountCents: cents('amount_cents').notNull(),
    /** The transaction that booked it. A rollup counts the postings of finished transactions by it. */
    transaction: transactionId('transaction').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.account] }),
    index('postings_account').on(table.account),
    index('postings_house')
      .on(table.transaction)
      .where(sql`${table.account} in ('fees', 'house', 'pot')`),
  ],
)

/** A season is a UTC month. The seed is secret until it ends; its hash is public from the start. */
export const seasons = pgTable('seasons', {
  /** 'YYYY-MM'. */
  id: text('id').primaryKey(),
  seed: text('seed').notNull(),
  seedHash: text('seed_hash').notNull(),
  revealed: boolean('revealed').notNull(),
})
