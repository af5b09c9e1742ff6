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
import type { AccountName, Entry } from '#src/rules/ledger.ts'
import type { BoroughName, GoodSymbol } from '#src/rules/market/goods.ts'
import { cents, instant, transactionId } from './columns.ts'
import { ownerOf, players, seasons } from './schema.ts'

/** Tables of the city: the market and its news, the runs, the boards and the pot. */

/**
 * The impact of a player's own trades on the player's price in a market cell. `tick`, `opening` and `net` are the
 * fields of the rules' Impact.
 */
export const impacts = pgTable(
  'impacts',
  {
    playerId: ownerOf(),
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    /** Index into the rules' CELLS. */
    cell: integer('cell').notNull(),
    tick: integer('tick').notNull(),
    opening: doublePrecision('opening').notNull(),
    net: integer('net').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.seasonId, table.cell] })],
)

/** The last tick of a season that a node has processed, with the bids that value goods. */
export const cityBids = pgTable('city_bids', {
  seasonId: text('season_id')
    .primaryKey()
    .references(() => seasons.id),
  tick: integer('tick').notNull(),
  /** The same tick counted from 1970. */
  number: integer('number').notNull(),
  /** Average bids over all boroughs in cents, by symbol. */
  bids: jsonb('bids').$type<Readonly<Record<string, number>>>().notNull(),
})

/** Runs. A row describes the end of a player's hash chain of events in a season. */
export const runs = pgTable(
  'runs',
  {
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    playerId: ownerOf(),
    /** The player's public name in this season. */
    trader: text('trader').notNull(),
    length: integer('length').notNull(),
    hash: text('hash').notNull(),
    /** The tick of the last event. */
    tick: integer('tick').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.seasonId] }),
    uniqueIndex('runs_traders').on(table.seasonId, table.trader),
  ],
)

/** The events of all runs, as they were hashed. Never rewritten. */
export const events = pgTable(
  'events',
  {
    playerId: ownerOf(),
    seasonId: text('season_id').notNull(),
    seq: integer('seq').notNull(),
    tick: integer('tick').notNull(),
    body: text('body').notNull(),
    /** SHA-256 in hex of the previous hash, a line break and the body. */
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.seasonId, table.seq] }),
    index('events_ticks').on(table.seasonId, table.tick),
  ],
)

/** Merkle roots over the runs of a season at the end of a tick, each chained to the previous one. */
export const seasonRoots = pgTable(
  'season_roots',
  {
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    tick: integer('tick').notNull(),
    root: text('root').notNull(),
    /** SHA-256 in hex of the previous chain (or the seed's hash), the tick and the root, with line breaks between. */
    chain: text('chain').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.tick] })],
)

/** The public news of the city: about prices, and about players. */
export const wire = pgTable(
  'wire',
  {
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    /** Increases with the ticks. */
    seq: integer('seq').notNull(),
    /** The market cell that a headline about a price is about; null in one about a player. */
    borough: text('borough').$type<BoroughName>(),
    symbol: text('symbol').$type<GoodSymbol>(),
    direction: text('direction').$type<'up' | 'down'>(),
    /** The player that a headline is about. '@' in it stands for the street name. Null in one about a price. */
    playerId: uuid('player_id').references(() => players.id),
    headline: text('headline').notNull(),
    /** When it is published. */
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.seq] })],
)

/**
 * The figures that the boards rank. Updated with every entry of a player, and with the value of goods at every tick.
 */
export const standings = pgTable(
  'standings',
  {
    playerId: uuid('player_id')
      .primaryKey()
      .references(() => players.id),
    joinedAt: instant('joined_at').notNull(),
    /** Cash minus debts: the sum of the player's accounts. */
    moneyCents: cents('money_cents').notNull(),
    /** The stash at the city's average bids of the tick `valuedTick`, counted from 1970. */
    goodsCents: cents('goods_cents').notNull(),
    valuedTick: integer('valued_tick').notNull(),
    /** The fronts at what a sale brings. */
    frontsCents: cents('fronts_cents').notNull().default(0),
    /** The day and the month of the gains, with the net worth at their start. */
    day: date('day', { mode: 'string' }).notNull(),
    dayBaseCents: cents('day_base_cents').notNull(),
    month: text('month').notNull(),
    monthBaseCents: cents('month_base_cents').notNull(),
    netWorthCents: cents('net_worth_cents')
      .notNull()
      .generatedAlwaysAs(sql`money_cents + goods_cents + fronts_cents`),
    dayGainCents: cents('day_gain_cents')
      .notNull()
      .generatedAlwaysAs(sql`money_cents + goods_cents + fronts_cents - day_base_cents`),
    monthGainCents: cents('month_gain_cents')
      .notNull()
      .generatedAlwaysAs(sql`money_cents + goods_cents + fronts_cents - month_base_cents`),
  },
  (table) => [
    index('standings_all').on(
      table.netWorthCents.desc().nullsFirst(),
      table.joinedAt,
      table.playerId,
    ),
    index('standings_day').on(
      table.day,
      table.dayGainCents.desc().nullsFirst(),
      table.joinedAt,
      table.playerId,
    ),
    index('standings_month').on(
      table.month,
      table.monthGainCents.desc().nullsFirst(),
      table.joinedAt,
      table.playerId,
    ),
    index('standings_behind').on(table.valuedTick).where(sql`${table.goodsCents} <> 0`),
  ],
)

/** Figures of a player's month, for the pot and the recap. */
export const playerMonths = pgTable(
  'player_months',
  {
    /** 'YYYY-MM'. */
    month: text('month').notNull(),
    playerId: ownerOf(),
    days: integer('days').notNull(),
    trades: integer('trades').notNull(),
    tradedCents: cents('traded_cents').notNull(),
    bestProfitCents: cents('best_profit_cents').notNull(),
    bestSymbol: text('best_symbol').$type<GoodSymbol>(),
    /** What this player's entries paid into the pot. */
    contributedCents: cents('contributed_cents').notNull(),
    lastContributionAt: instant('last_contribution_at'),
  },
  (table) => [primaryKey({ columns: [table.month, table.playerId] })],
)

/** Sums of postings to the accounts `house`, `pot` and `fees`, up to the transaction in `rollups`. */
export const houseTotals = pgTable(
  'house_totals',
  {
    month: text('month').notNull(),
    account: text('account').$type<AccountName>().notNull(),
    /** The kind of the entries. */
    kind: text('kind').$type<Entry['kind']>().notNull(),
    cents: cents('cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.account, table.kind] })],
)

/** The progress of each rollup. */
export const rollups = pgTable('rollups', {
  name: text('name').primaryKey(),
  /** The totals contain the postings of all transactions before this one. */
  upTo: transactionId('up_to').notNull(),
})

/** The pots of past months, as they were paid out. */
export const potHistory = pgTable('pot_history', {
  month: text('month').primaryKey(),
  totalCents: cents('total_cents').notNull(),
  distributedCents: cents('distributed_cents').notNull(),
  winners: integer('winners').notNull(),
  eligible: integer('eligible').notNull(),
  paidAt: instant('paid_at').notNull(),
})

/** The results of players' months. */
export const recaps = pgTable(
  'recaps',
  {
    month: text('month').notNull(),
    playerId: ownerOf(),
    /** On the month's board, among the players who played. */
    rank: integer('rank').notNull(),
    gainCents: cents('gain_cents').notNull(),
    netWorthCents: cents('net_worth_cents').notNull(),
    potShareCents: cents('pot_share_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.month] })],
)
