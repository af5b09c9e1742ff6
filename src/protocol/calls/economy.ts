import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { instantSchema } from '../fields.ts'

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
        /** Ratio: 0.031 is 3.1 %. The client shows it ×100 (spec §9). */
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
