import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { dollarsSchema, instantSchema } from '../fields.ts'
import { BOROUGH_NAMES, boroughSchema, GOOD_SYMBOLS, symbolSchema } from '../street.ts'

export const tickerCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/economy/ticker',
  auth: 'public',
  summary:
    'The market over 24 hours: each commodity by its symbol, the index, the trend, the volatility.',
  response: z.object({
    commodities: z.record(
      z.string(),
      z.object({
        price: z.number(),
        /** A ratio: 0.031 is 3.1 %. The client multiplies it by 100. */
        change_24h: z.number(),
      }),
    ),
    market_index: z.number(),
    market_trend: z.enum(['up', 'down', 'flat']),
    flashblocks_active: z.boolean(),
    volatility: z.number(),
    tick: z.number(),
    as_of: instantSchema,
  }),
  errors: [],
})

/** The price of the next unit of a good. */
const quoteSchema = z.object({
  price: dollarsSchema,
  ask: dollarsSchema,
  bid: dollarsSchema,
  change_24h: z.number(),
  /** The number of units that move the price by the factor e. */
  depth: z.number(),
  /** The least reputation with which the good may be bought. What is held can be sold with any. */
  from_reputation: z.number(),
})

export const pricesCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/economy/prices',
  auth: 'optional',
  summary:
    "Price, ask and bid of every good in every borough, or in one; with a key, including the impact of the player's own trades.",
  query: z.object({ borough: z.optional(boroughSchema) }),
  response: z.object({
    tick: z.number(),
    as_of: instantSchema,
    /** When the next tick starts. */
    next_tick: instantSchema,
    spread: z.number(),
    fee: z.number(),
    boroughs: z.partialRecord(z.enum(BOROUGH_NAMES), z.record(z.enum(GOOD_SYMBOLS), quoteSchema)),
  }),
  errors: [],
})

/** The history of a borough's index instead of a good's price. */
export const INDEX = 'INDEX'
const historySymbolSchema = z.union([z.literal(INDEX), symbolSchema])

export const historyCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/economy/history',
  auth: 'public',
  summary:
    'The opening prices of a good in a borough, oldest first: [[tick, price]]. For INDEX, the geometric mean of price ÷ base price over all goods.',
  query: z.object({
    symbol: historySymbolSchema,
    borough: z._default(boroughSchema, 'manhattan'),
    ticks: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(504)), 72),
  }),
  response: z.array(z.tuple([z.number(), dollarsSchema])),
  errors: [],
})

export const boroughCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/economy/borough/{name}',
  auth: 'optional',
  summary: 'A borough: its police, its prices, its cheap and dear goods, its last news.',
  params: z.object({ name: z.string().check(z.maxLength(100)) }),
  response: z.object({
    name: z.enum(BOROUGH_NAMES),
    label: z.string(),
    /** Presence of the police, 0 to 1. */
    police: z.number(),
    /** Tolls from here, by destination. */
    tolls: z.partialRecord(z.enum(BOROUGH_NAMES), dollarsSchema),
    tick: z.number(),
    /** The geometric mean of price ÷ base price. */
    market_index: z.number(),
    /** Goods that are cheap here for the whole season, and goods that are expensive. */
    cheap: z.array(z.enum(GOOD_SYMBOLS)),
    dear: z.array(z.enum(GOOD_SYMBOLS)),
    prices: z.record(z.enum(GOOD_SYMBOLS), quoteSchema),
    news: z.array(z.object({ headline: z.string(), at: instantSchema })),
  }),
  errors: ['not_found'],
})

export const monthlyPotCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/economy/monthly_pot',
  auth: 'bearer',
  summary: "The month's pot: its total, its sources, when it is paid out, and earlier pots.",
  response: z.object({
    status: z.enum(['open']),
    current_pot: dollarsSchema,
    player_contribution: dollarsSchema,
    distribution_date: instantSchema,
    last_contribution: z.nullable(instantSchema),
    pot_history: z.array(
      z.object({
        month: z.string(),
        total: dollarsSchema,
        distributed: dollarsSchema,
        winners: z.number(),
      }),
    ),
    contribution_breakdown: z.object({
      game_sessions: dollarsSchema,
      trading_fees: dollarsSchema,
      loan_interest: dollarsSchema,
      character_interactions: dollarsSchema,
    }),
    next_distribution: z.object({
      date: instantSchema,
      estimated_amount: dollarsSchema,
      eligible_players: z.number(),
    }),
    /** Days on which the player played, and the days that a share requires. */
    days_played: z.number(),
    days_needed: z.number(),
    /** Whether all players take part, because the server has no chain and no host that could prove one. */
    is_demo: z.boolean(),
    /** Whether the player is proven. Except in a demo, only proven players have a share. */
    proven: z.boolean(),
  }),
  errors: BEARER_ERRORS,
})

export const wireCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wire',
  auth: 'public',
  summary: "The city's news, newest first. `next_cursor` requests the next page.",
  query: z.object({
    cursor: z.optional(
      z
        .string()
        .check(z.regex(/^\d{4}-\d{2}\.\d{1,9}$/, 'A cursor is what the page before has answered.')),
    ),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        headline: z.string(),
        /** The cell and the direction of a price; null in news about a player. */
        borough: z.nullable(z.enum(BOROUGH_NAMES)),
        symbol: z.nullable(z.enum(GOOD_SYMBOLS)),
        direction: z.nullable(z.enum(['up', 'down'])),
        at: instantSchema,
      }),
    ),
    next_cursor: z.nullable(z.string()),
  }),
  errors: [],
})
