import { sql } from 'drizzle-orm'
import {
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
import type { BoroughName, GoodSymbol } from '#src/rules/market/goods.ts'
import type { PotSource } from '#src/rules/pot.ts'
import { cents, instant } from './columns.ts'
import { players, seasons } from './schema.ts'

/** Tables of the street: the market, its tape and news, the boards and the pot. */

/** A cell of a season's market as trades have moved it; what the seed makes of it is not stored. */
export const marketCells = pgTable(
  'market_cells',
  {
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    /** In the order of the rules' CELLS. */
    cell: integer('cell').notNull(),
    tick: integer('tick').notNull(),
    opening: doublePrecision('opening').notNull(),
    net: integer('net').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.cell] })],
)

/** Where a season's tape ends: who adds to it moves this row, so records follow one another. */
export const tapeHeads = pgTable('tape_heads', {
  seasonId: text('season_id')
    .primaryKey()
    .references(() => seasons.id),
  seq: integer('seq').notNull(),
  hash: text('hash').notNull(),
  /** The last tick on the tape; -1 before the first. */
  tick: integer('tick').notNull(),
  /** The last tick counted from 1970, and the city's average bids at it in cents by symbol: what goods count for. */
  number: integer('number').notNull(),
  bids: jsonb('bids').$type<Readonly<Record<string, number>>>().notNull(),
  /** The season is over: nothing is added any more. */
  closed: boolean('closed').notNull(),
})

/** The public tape: ticks and trades, each chained to the one before. */
export const tape = pgTable(
  'tape',
  {
    seasonId: text('season_id')
      .notNull()
      .references(() => seasons.id),
    seq: integer('seq').notNull(),
    kind: text('kind').$type<'tick' | 'trade'>().notNull(),
    tick: integer('tick').notNull(),
    body: text('body').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.seasonId, table.seq] }),
    uniqueIndex('tape_ticks').on(table.seasonId, table.tick).where(sql`${table.kind} = 'tick'`),
  ],
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

/** Days on which a player did something. */
export const playDays = pgTable(
  'play_days',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.day] })],
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

/** What has fed a month's pot, by source. */
export const potSources = pgTable(
  'pot_sources',
  {
    month: text('month').notNull(),
    source: text('source').$type<PotSource>().notNull(),
    cents: cents('cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.source] })],
)

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
