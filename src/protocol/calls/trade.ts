import * as z from 'zod/mini'
import { stateDeltaSchema } from '../chat.ts'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { dollarsSchema, uuidSchema } from '../fields.ts'
import { BOROUGH_NAMES, GOOD_SYMBOLS, stashSchema, symbolSchema } from '../street.ts'

const QUANTITY_SENTENCE = 'A quantity is a whole number from 1 to 10,000.'
const PRICE_SENTENCE = 'A quoted price is an amount of dollars above 0.'
const SIDES = ['buy', 'sell'] as const

export const tradeCall = defineEndpoint({
  method: 'POST',
  path: '/api/v1/economy/trade',
  auth: 'bearer',
  summary:
    'Buys or sells in the borough of the player, the whole quantity or nothing. An encounter may follow a sale.',
  body: z.object({
    side: z.enum(SIDES, 'A trade is to buy or to sell.'),
    symbol: symbolSchema,
    quantity: z
      .number(QUANTITY_SENTENCE)
      .check(
        z.int(QUANTITY_SENTENCE),
        z.minimum(1, QUANTITY_SENTENCE),
        z.maximum(10_000, QUANTITY_SENTENCE),
      ),
    /** The ask or bid that the player saw. A worse price is refused. */
    quoted_price: z.optional(
      z.number(PRICE_SENTENCE).check(z.gt(0, PRICE_SENTENCE), z.maximum(1e12, PRICE_SENTENCE)),
    ),
  }),
  response: z.object({
    fill: z.object({
      id: uuidSchema,
      side: z.enum(SIDES),
      symbol: z.enum(GOOD_SYMBOLS),
      borough: z.enum(BOROUGH_NAMES),
      quantity: z.number(),
      /** Average price of a unit, without the fee. */
      price: z.number(),
      gross: dollarsSchema,
      fee: dollarsSchema,
      /** The change of cash; below 0 for a purchase. */
      total: dollarsSchema,
      /** For a sale, the proceeds minus the cost of the units. */
      profit: dollarsSchema,
      tick: z.number(),
    }),
    cash: dollarsSchema,
    stash: stashSchema,
    state_delta: stateDeltaSchema,
  }),
  errors: [
    ...BEARER_ERRORS,
    'not_found',
    'encounter_open',
    'locked_good',
    'short_of_cash',
    'short_of_goods',
    'stash_full',
    'stale_price',
  ],
})

export const upgradeCall = defineEndpoint({
  method: 'POST',
  path: '/api/v1/player/upgrade',
  auth: 'bearer',
  summary: 'Buys the next size of the stash: 200, 400, 800 units.',
  body: z.object({
    stash: z.number('A stash is made 200, 400 or 800 units large.').check(z.int(), z.minimum(1)),
  }),
  response: z.object({ cash: dollarsSchema, stash: stashSchema, state_delta: stateDeltaSchema }),
  errors: [...BEARER_ERRORS, 'not_found', 'encounter_open', 'short_of_cash', 'not_for_sale'],
})
