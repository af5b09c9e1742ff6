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
import { players, seasons } from './schema.ts'

/** Tables of the city: the market and its news, the runs, the boards and the pot. */

/** What a player's own trades did to the price that they meet in a market cell. */
export const impacts = pgTable(
  'impacts',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    /** In the order of the rules' CELLS. */
    cell: integer('cell').notNull(),
    tick: integer('tick').notNull(),
    opening: doublePrecision('opening').notNull(),
    net: integer('net').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.seasonId, table.cell] })],
)

/** The last tick of a season that a node has seen, and what goods count for at it. */
export const cityBids = pgTable('city_bids', {
  seasonId: text('season_id')
    .primaryKey()
    .references(() => seasons.id),
  tick: integer('tick').notNull(),
  /** The same tick counted from 1970. */
  number: integer('number').notNull(),
  /** The city's average bids in cents, by symbol. */
  bids: jsonb('bids').$type<Readonly<Record<string, number>>>().notNull(),
})

/** A player's run of a season: where its chain of events ends. */
export const runs = pgTable(
  'runs',
  {
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
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

/** The events of all runs: what happened, as it was hashed. Never rewritten. */
export const events = pgTable(
  'events',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    seasonId: text('season_id').notNull(),
    seq: integer('seq').notNull(),
    tick: integer('tick').notNull(),
    body: text('body').notNull(),
    /** SHA-256 in hex of the hash before, a line break and the body. */
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.seasonId, table.seq] }),
    index('events_ticks').on(table.seasonId, table.tick),
  ],
)

/** A Merkle root over the runs of a season at the end of a tick, chained to the one before. */
export const seasonRoots = pgTable(
  'season_roots',
  {
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    tick: integer('tick').notNull(),
    root: text('root').notNull(),
    chain: text('chain').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.tick] })],
)

/** The street's news, as it ran. */
export const wire = pgTable(
  'wire',
  {
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    /** Counts up with the ticks. */
    seq: integer('seq').notNull(),
    borough: text('borough').$type<BoroughName>().notNull(),
    symbol: text('symbol').$type<GoodSymbol>().notNull(),
    direction: text('direction').$type<'up' | 'down'>().notNull(),
    headline: text('headline').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.seq] })],
)

/** What the boards rank: moved with every entry that touches a player, and with the goods' worth tick by tick. */
export const standings = pgTable(
  'standings',
  {
    playerId: uuid('player_id')
      .primaryKey()
      .references(() => players.id),
    joinedAt: instant('joined_at').notNull(),
    /** Cash less debts: the sum of the player's accounts. */
    moneyCents: cents('money_cents').notNull(),
    /** The stash at the city's average bids of the tick `valuedTick`, counted from 1970. */
    goodsCents: cents('goods_cents').notNull(),
    valuedTick: integer('valued_tick').notNull(),
    /** The day and the month that gains are counted in, and the net worth at their start. */
    day: date('day', { mode: 'string' }).notNull(),
    dayBaseCents: cents('day_base_cents').notNull(),
    month: text('month').notNull(),
    monthBaseCents: cents('month_base_cents').notNull(),
    netWorthCents: cents('net_worth_cents')
      .notNull()
      .generatedAlwaysAs(sql`money_cents + goods_cents`),
    dayGainCents: cents('day_gain_cents')
      .notNull()
      .generatedAlwaysAs(sql`money_cents + goods_cents - day_base_cents`),
    monthGainCents: cents('month_gain_cents')
      .notNull()
      .generatedAlwaysAs(sql`money_cents + goods_cents - month_base_cents`),
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

/** A player's month in figures: who takes part in the pot, and what a recap tells. */
export const playerMonths = pgTable(
  'player_months',
  {
    /** 'YYYY-MM'. */
    month: text('month').notNull(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    days: integer('days').notNull(),
    trades: integer('trades').notNull(),
    tradedCents: cents('traded_cents').notNull(),
    bestProfitCents: cents('best_profit_cents').notNull(),
    bestSymbol: text('best_symbol').$type<GoodSymbol>(),
    /** What went into the pot on this player's account. */
    contributedCents: cents('contributed_cents').notNull(),
    lastContributionAt: instant('last_contribution_at'),
  },
  (table) => [primaryKey({ columns: [table.month, table.playerId] })],
)

/** Postings to the accounts of the house, summed up to the transaction that `rollups` names. */
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

/** How far each rollup has come. */
export const rollups = pgTable('rollups', {
  name: text('name').primaryKey(),
  /** Postings of transactions before this one are in the totals. */
  upTo: transactionId('up_to').notNull(),
})

/** Pots that were paid out. */
export const potHistory = pgTable('pot_history', {
  month: text('month').primaryKey(),
  totalCents: cents('total_cents').notNull(),
  distributedCents: cents('distributed_cents').notNull(),
  winners: integer('winners').notNull(),
  eligible: integer('eligible').notNull(),
  paidAt: instant('paid_at').notNull(),
})

/** How a player's month ended. */
export const recaps = pgTable(
  'recaps',
  {
    month: text('month').notNull(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    /** On the month's board, among those who played. */
    rank: integer('rank').notNull(),
    gainCents: cents('gain_cents').notNull(),
    netWorthCents: cents('net_worth_cents').notNull(),
    potShareCents: cents('pot_share_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.month] })],
)
