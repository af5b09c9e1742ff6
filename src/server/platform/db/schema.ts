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
import type { FrontAnswer, FrontName } from '#src/rules/fronts/front.ts'
import type { Errand, Loan } from '#src/rules/loans.ts'
import type { Decision, OfferTerms, Relation, Security } from '#src/rules/sharks/decision.ts'
import type { SettlementKind } from '#src/rules/sharks/settle.ts'
import { cents, instant, transactionId } from './columns.ts'

/** A front as it is stored. */
export interface FrontJson {
  readonly front: FrontName
  readonly bought_at: string
  readonly tended_day: string | null
  readonly answer: FrontAnswer | null
  readonly earned_cents: number
}

export const players = pgTable(
  'players',
  {
    id: uuid('id').primaryKey(),
    streetName: text('street_name').notNull().unique(),
    /** Equal for names that look alike, so that two nodes cannot give out confusable names. */
    nameKey: text('name_key').notNull().unique(),
    borough: text('borough').$type<BoroughName>().notNull(),
    reputation: doublePrecision('reputation').notNull(),
    /** What was gained of it on the day of the last gain. */
    reputationDay: date('reputation_day', { mode: 'string' }),
    reputationGained: doublePrecision('reputation_gained').notNull().default(0),
    /** Until when a shark lends nothing, because a loan was cleared late. */
    closedUntil: jsonb('closed_until')
      .$type<Partial<Record<Character, string>>>()
      .notNull()
      .default({}),
    xp: integer('xp').notNull(),
    /** Moves as of `movesDay`. Reads add the moves of later days. */
    moves: integer('moves').notNull(),
    movesDay: date('moves_day', { mode: 'string' }).notNull(),
    /** Moves spent since the player was created. Seeds the chance of each move. */
    movesMade: integer('moves_made').notNull().default(0),
    /** The tick of the last sale since the last arrival, counted from 1970; null before the first. */
    soldIn: integer('sold_in'),
    /** The number of sales in that tick, by good. */
    soldGoods: jsonb('sold_goods')
      .$type<Partial<Record<GoodSymbol, number>>>()
      .notNull()
      .default({}),
    /** Whether the player came with goods and has sold none with a profit since. */
    isTripOpen: boolean('is_trip_open').notNull().default(false),
    /** The trips that have brought experience on `playDay`. */
    tripsToday: integer('trips_today').notNull().default(0),
    /** Whether the reward for the first trip with goods has been paid. */
    guidePaid: boolean('guide_paid').notNull().default(false),
    streak: integer('streak').notNull(),
    lastActiveDay: date('last_active_day', { mode: 'string' }),
    /** Remaining paid interactions. They do not expire. */
    boughtInteractions: integer('bought_interactions').notNull(),
    /** Total income from trades, jobs and missions. */
    earnedCents: cents('earned_cents').notNull(),
    /** Capacity of the stash in units of all goods together. */
    stashCapacity: integer('stash_capacity').notNull().default(100),
    betaFeatures: jsonb('beta_features').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Increases with every write of the player. A write that has read an older version is decided again. */
    version: integer('version').notNull().default(0),
    /** The last UTC day on which the player acted. */
    playDay: date('play_day', { mode: 'string' }),
    /** The fronts that the player owns, in the order of purchase. */
    fronts: jsonb('fronts').$type<FrontJson[]>().notNull().default([]),
    /** The UTC day up to whose beginning all nights are decided; null for a player who has never acted. */
    nightDay: date('night_day', { mode: 'string' }),
    /** All shares that have gone up. */
    kickedUpCents: cents('kicked_up_cents').notNull().default(0),
    /**
     * The player that this one was merged into, or the player itself when it was deleted or closed as an idle guest. After
     * that this player does not change.
     */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => players.id),
  },
  (table) => [index('players_name_in_any_case').on(sql`lower(${table.streetName})`)],
)

/** Returns the column of the player to whom a row belongs. */
export const ownerOf = () =>
  uuid('player_id')
    .notNull()
    .references(() => players.id)

/** What a player has used on a UTC day: free interactions, and tokens of a language model. */
export const dailyUsage = pgTable(
  'daily_usage',
  {
    playerId: ownerOf(),
    day: date('day', { mode: 'string' }).notNull(),
    interactions: integer('interactions').notNull(),
    /** Tokens of a language model used for this player's conversations. */
    voiceTokens: integer('voice_tokens').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.day] })],
)

/** Goods that players hold. No row means none. */
export const stash = pgTable(
  'stash',
  {
    playerId: ownerOf(),
    symbol: text('symbol').$type<GoodSymbol>().notNull(),
    quantity: integer('quantity').notNull(),
    /** Total cost of the held units, fees included. A sale's profit is computed from it. */
    costCents: cents('cost_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.symbol] })],
)

/** A player's heat in a borough, 0 to 7. No row means 0. */
export const heat = pgTable(
  'heat',
  {
    playerId: ownerOf(),
    borough: text('borough').$type<BoroughName>().notNull(),
    heat: doublePrecision('heat').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.borough] })],
)

/** Answers to writes by idempotency key. Repeated writes with the same key and body get the first answer. */
export const answers = pgTable(
  'answers',
  {
    /** SHA-256 of caller, call and key. */
    keyHash: text('key_hash').primaryKey(),
    /** The player who made the write; null when the caller was not known as a player before it. */
    playerId: uuid('player_id'),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    /** The answer, encrypted under a key derived from the idempotency key and the body. */
    sealed: text('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('answers_age').on(table.createdAt), index('answers_player').on(table.playerId)],
)

export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
    character: text('character').$type<Character>().notNull(),
    /** Sequence number of the last message. */
    lastSeq: integer('last_seq').notNull(),
    quickReplies: jsonb('quick_replies').$type<QuickReply[]>().notNull(),
    /** Choice ids that were offered in this conversation. Each is offered once. */
    offeredChoices: jsonb('offered_choices').$type<string[]>().notNull(),
    /** Ids of the lines by which the shark has told of events, newest first. */
    told: jsonb('told').$type<string[]>().notNull(),
    /** When the player last sent a message; null before the first. */
    talkedAt: instant('talked_at'),
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

/** Turns: the decision of the rules about a message, and whether the reply is complete. */
export const turns = pgTable(
  'turns',
  {
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    decision: jsonb('decision').$type<Decision>().notNull(),
    quickReplies: jsonb('quick_replies').$type<QuickReply[]>().notNull(),
    state: text('state').$type<'running' | 'done'>().notNull(),
    /** The node that words the reply extends this while it runs. A running turn beyond it is abandoned. */
    runningUntil: instant('running_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('turns_of_player').on(table.playerId, table.createdAt),
    uniqueIndex('turns_one_running').on(table.playerId).where(sql`${table.state} = 'running'`),
  ],
)

/** The relation of each shark to each player. */
export const relations = pgTable(
  'relations',
  {
    playerId: ownerOf(),
    character: text('character').$type<Character>().notNull(),
    relation: jsonb('relation').$type<Relation>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.character] })],
)

/** Offers of sharks. Money moves only when an open one is taken. */
export const offers = pgTable(
  'offers',
  {
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
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

/** Single-use tokens. Each makes one message free: the one about a chip that the player has taken. */
export const replyTokens = pgTable('reply_tokens', {
  hash: text('hash').primaryKey(),
  playerId: ownerOf(),
  offerId: uuid('offer_id')
    .notNull()
    .references(() => offers.id),
  /** What taking the option did; the shark replies to it. */
  value: text('value').$type<SettlementKind>().notNull(),
  usedAt: instant('used_at'),
})

export const loans = pgTable(
  'loans',
  {
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
    shark: text('shark').$type<Character>().notNull(),
    principalCents: cents('principal_cents').notNull(),
    /** Interest on what is owed for each 24 hours begun: 0.1 is 10 %. */
    dailyRate: doublePrecision('daily_rate').notNull(),
    takenAt: instant('taken_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** Interest and missed errands booked so far, the same as in the ledger. */
    accruedCents: cents('accrued_cents').notNull(),
    repaidCents: cents('repaid_cents').notNull(),
    status: text('status').$type<'open' | 'late' | 'owned' | 'paid'>().notNull(),
    /** An advance is a favour: it has no interest and earns no reputation. */
    kind: text('kind').$type<Loan['kind']>().notNull().default('loan'),
    security: jsonb('security').$type<Security>(),
    /** The last late day whose consequences were applied. */
    lateDaySeen: integer('late_day_seen').notNull().default(0),
    /** The days of interest that were booked. */
    interestDays: integer('interest_days').notNull().default(0),
    /** Whether it is the debt that a new player has. */
    isOpening: boolean('is_opening').notNull().default(false),
    /** The sum as a part of the net worth at the signing, 0..1. */
    stake: doublePrecision('stake').notNull().default(0),
    isBegged: boolean('is_begged').notNull().default(false),
    heldUntil: instant('held_until'),
    errand: jsonb('errand').$type<Errand>(),
  },
  (table) => [
    uniqueIndex('loans_one_open')
      .on(table.playerId, table.shark, table.isOpening)
      .where(sql`${table.status} <> 'paid'`),
    index('loans_player').on(table.playerId),
  ],
)

/**
 * Balances of the players' accounts in the double-entry ledger: `player:<id>:cash`, `player:<id>:debt:<shark>`. The
 * balances of `house`, `pot` and `fees` are sums of postings, so that writes of different players share no row.
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

/** The entries of the ledger. */
export const entries = pgTable(
  'entries',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    /** What the entry was booked for, such as the id of an offer or a player. Each pair of kind and cause is unique. */
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
    /** Positive if the account receives. An entry's postings sum to zero. */
    amountCents: cents('amount_cents').notNull(),
    /** The database transaction that booked it. A rollup uses it to count postings of finished transactions. */
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

/** Seasons, each a UTC month. The seed is secret until the end; its hash is public from the start. */
export const seasons = pgTable('seasons', {
  /** 'YYYY-MM'. */
  id: text('id').primaryKey(),
  seed: text('seed').notNull(),
  seedHash: text('seed_hash').notNull(),
  revealed: boolean('revealed').notNull(),
})
