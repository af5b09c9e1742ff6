import { sql } from 'drizzle-orm'
import {
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
import type {
  EncounterChoice,
  EncounterKind,
  EncounterOutcome,
} from '#src/rules/encounters/encounter.ts'
import type { Favour } from '#src/rules/favours/favours.ts'
import type { BoroughName, GoodSymbol } from '#src/rules/market/goods.ts'
import type { Mission } from '#src/rules/missions/mission.ts'
import { cents, instant } from './columns.ts'
import { loans, players } from './schema.ts'

/** What a player's days are made of beside trade and talk: meetings, favours, missions, word that travels. */

const ownerOf = () =>
  uuid('player_id')
    .notNull()
    .references(() => players.id)

/** Who stands, or stood, in a player's way. One at a time. */
export const encounters = pgTable(
  'encounters',
  {
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
    kind: text('kind').$type<EncounterKind>().notNull(),
    borough: text('borough').$type<BoroughName>().notNull(),
    priceCents: cents('price_cents').notNull(),
    /** Who sent the collector, and for which loan; null for the police. */
    shark: text('shark').$type<Character>(),
    loanId: uuid('loan_id').references(() => loans.id),
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

/** When each favour was last done for a player, and when it can be asked for again. */
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

/** What was paid for with USDC: each reference (a transaction's hash and its payer, or a demo one) buys once. */
export const payments = pgTable(
  'payments',
  {
    reference: text('reference').primaryKey(),
    playerId: ownerOf(),
    bought: text('bought').$type<'messages' | 'favour'>().notNull(),
    usdc: doublePrecision('usdc').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('payments_player').on(table.playerId)],
)

/** References that the house gave away for payments by World App, each for one. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    reference: text('reference').primaryKey(),
    playerId: ownerOf(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('payment_orders_player').on(table.playerId),
    index('payment_orders_at').on(table.at),
  ],
)

/** A player's missions of a day, as they were drawn when the day was first looked at. */
export const missions = pgTable(
  'missions',
  {
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
    day: date('day', { mode: 'string' }).notNull(),
    place: integer('place').notNull(),
    mission: jsonb('mission').$type<Mission>().notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [uniqueIndex('missions_of_day').on(table.playerId, table.day, table.place)],
)

/** Profit that a player has made on one good's sales on one UTC day; below zero: a loss. */
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

/** Runs of RUN SIMULATION, with what each day has brought: whoever has the row can play on. */
export const simulations = pgTable(
  'simulations',
  {
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
    agent: text('agent').$type<Character>().notNull(),
    seed: text('seed').notNull(),
    state: text('state').$type<'running' | 'completed' | 'failed' | 'stopped'>().notNull(),
    totalSteps: integer('total_steps').notNull(),
    /** Net worth after each day played, in cents. */
    worths: jsonb('worths').$type<number[]>().notNull(),
    reward: doublePrecision('reward').notNull(),
    startedAt: instant('started_at').notNull(),
    /** When somebody last played on. */
    playedAt: instant('played_at').notNull(),
  },
  (table) => [
    uniqueIndex('simulations_one_running')
      .on(table.playerId)
      .where(sql`${table.state} = 'running'`),
  ],
)

/** Word on its way to a shark that another was paid with their money. */
export const hearsay = pgTable(
  'hearsay',
  {
    id: uuid('id').primaryKey(),
    playerId: ownerOf(),
    hearer: text('hearer').$type<Character>().notNull(),
    payee: text('payee').$type<Character>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    arrivesAt: instant('arrives_at').notNull(),
    heardAt: instant('heard_at'),
  },
  (table) => [index('hearsay_on_its_way').on(table.playerId).where(sql`${table.heardAt} is null`)],
)
