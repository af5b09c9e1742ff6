import { sql } from 'drizzle-orm'
import {
  bigint,
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
import type { ORDER_CHAINS } from '#src/protocol/calls/payments.ts'
import type { Character } from '#src/protocol/characters.ts'
import type {
  EncounterChoice,
  EncounterKind,
  EncounterOutcome,
} from '#src/rules/encounters/encounter.ts'
import type { Favour } from '#src/rules/favours/favours.ts'
import type { BoroughName, GoodSymbol } from '#src/rules/market/goods.ts'
import type { Mission } from '#src/rules/missions/mission.ts'
import { cents, instant } from './columns.ts'
import { ownerOf } from './schema.ts'

/** Tables of encounters, favours, payments, missions, simulations and hearsay. */

/** How certain a payment is. */
export type PaymentState = 'watched' | 'missing' | 'final' | 'vanished'

/** Encounters. A player has at most one open encounter. */
export const encounters = pgTable(
  'encounters',
  {
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
    kind: text('kind').$type<EncounterKind>().notNull(),
    borough: text('borough').$type<BoroughName>().notNull(),
    priceCents: cents('price_cents').notNull(),
    openedAt: instant('opened_at').notNull(),
    settledAt: instant('settled_at'),
    choice: text('choice').$type<EncounterChoice>(),
    outcome: jsonb('outcome').$type<EncounterOutcome>(),
  },
  (table) => [
    index('encounters_player').on(table.playerId),
    uniqueIndex('encounters_one_open').on(table.playerId).where(sql`${table.settledAt} is null`),
  ],
)

/** The last grant of each favour, and when it is available again. */
export const favours = pgTable(
  'favours',
  {
    playerId: ownerOf(),
    favour: text('favour').$type<Favour>().notNull(),
    shark: text('shark').$type<Character>().notNull(),
    grantedAt: instant('granted_at').notNull(),
    cooldownEndsAt: instant('cooldown_ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.favour] })],
)

/**
 * Purchases with USDC. Each reference (a transaction's hash and payer, an order of World App, or a demo reference) pays
 * for one purchase.
 *
 * `state`: `watched` until the payment is deeper in its chain than a reorganisation reaches, then `final`. A payment that
 * is not found then is `missing`, and `vanished` when a second look does not find it either.
 */
export const payments = pgTable(
  'payments',
  {
    reference: text('reference').primaryKey(),
    /** The payment's name in events. It does not reveal the transaction. */
    id: uuid('id').notNull(),
    playerId: ownerOf(),
    bought: text('bought').$type<'messages' | 'favour'>().notNull(),
    usdc: doublePrecision('usdc').notNull(),
    at: instant('at').notNull(),
    state: text('state').$type<PaymentState>().notNull().default('final'),
    /** The block of the transaction, or of the look that missed it; null if the payment is in no chain that is read. */
    block: bigint('block', { mode: 'number' }),
    /** When a node last claimed the payment for a look. */
    lookedAt: instant('looked_at'),
  },
  (table) => [
    index('payments_player').on(table.playerId),
    uniqueIndex('payments_id').on(table.id),
    index('payments_watched').on(table.block).where(sql`${table.state} in ('watched', 'missing')`),
  ],
)

/** Orders of payments, made before the payment. Each is for one payment of one amount by one player. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    reference: text('reference').primaryKey(),
    playerId: ownerOf(),
    chain: text('chain').$type<(typeof ORDER_CHAINS)[number]>().notNull(),
    usdc: doublePrecision('usdc').notNull(),
    at: instant('at').notNull(),
    /** The latest block of Base when the order was made. The transfer is in a later one. Null on World Chain. */
    madeAtBlock: bigint('made_at_block', { mode: 'number' }),
    /** The time of the last block that the transfer may be in, by the clock of Base. Null on World Chain. */
    payUntil: instant('pay_until'),
    /** The order cannot be redeemed after this time. */
    expiresAt: instant('expires_at').notNull(),
    /** The payment that was found for the order: transaction and payer, or World App's transaction. Null before. */
    payment: text('payment').unique(),
  },
  (table) => [
    index('payment_orders_player').on(table.playerId),
    index('payment_orders_expiry').on(table.expiresAt),
  ],
)

/** A player's missions of a day, drawn at the first request of the day. */
export const missions = pgTable(
  'missions',
  {
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
    day: date('day', { mode: 'string' }).notNull(),
    /** The position among the missions of the day. */
    place: integer('place').notNull(),
    mission: jsonb('mission').$type<Mission>().notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [uniqueIndex('missions_of_day').on(table.playerId, table.day, table.place)],
)

/** A player's profit from sales of a good on a UTC day; negative for a loss. */
export const dayProfits = pgTable(
  'day_profits',
  {
    playerId: ownerOf(),
    day: date('day', { mode: 'string' }).notNull(),
    symbol: text('symbol').$type<GoodSymbol>().notNull(),
    profitCents: cents('profit_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.day, table.symbol] })],
)

/** Simulations with the result of each day. Any server can continue one from its row. */
export const simulations = pgTable(
  'simulations',
  {
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
    agent: text('agent').$type<Character>().notNull(),
    seed: text('seed').notNull(),
    state: text('state').$type<'running' | 'completed' | 'failed' | 'stopped'>().notNull(),
    totalSteps: integer('total_steps').notNull(),
    /** Net worth after each day, in cents. */
    worths: jsonb('worths').$type<number[]>().notNull(),
    reward: doublePrecision('reward').notNull(),
    startedAt: instant('started_at').notNull(),
    /** When a server last continued it. */
    playedAt: instant('played_at').notNull(),
  },
  (table) => [
    uniqueIndex('simulations_one_running')
      .on(table.playerId)
      .where(sql`${table.state} = 'running'`),
  ],
)

/** Hearsay: the `hearer` learns at `arrivesAt` that the player has paid the `payee` with the hearer's money. */
export const hearsay = pgTable(
  'hearsay',
  {
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
    hearer: text('hearer').$type<Character>().notNull(),
    payee: text('payee').$type<Character>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    arrivesAt: instant('arrives_at').notNull(),
    /** When the consequences were applied; null before. */
    heardAt: instant('heard_at'),
  },
  (table) => [index('hearsay_on_its_way').on(table.playerId).where(sql`${table.heardAt} is null`)],
)
