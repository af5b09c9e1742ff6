import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { dollarsSchema } from '../fields.ts'
import { GOOD_SYMBOLS, stashSchema } from '../street.ts'

export const walletCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/player/wallet',
  auth: 'bearer',
  summary:
    "The game's balances from the ledger, and balances on the chain if an RPC is configured.",
  response: z.object({
    address: z.string(),
    chain_id: z.number(),
    usd: dollarsSchema,
    usdc: z.number(),
    eth: z.number(),
    boss: z.number(),
    nfts: z.array(z.object({ contract: z.string(), token_id: z.string(), name: z.string() })),
    stash: stashSchema,
  }),
  errors: [...BEARER_ERRORS, 'not_found'],
})

export const NAME_SENTENCE =
  'A street name has 3 to 20 characters of one alphabet: letters, digits, spaces, points, dashes, apostrophes.'

export const nameCall = defineEndpoint({
  method: 'PUT',
  path: '/player/name',
  auth: 'bearer',
  summary: "Chooses the player's street name.",
  body: z.object({ street_name: z.string(NAME_SENTENCE).check(z.maxLength(200, NAME_SENTENCE)) }),
  response: z.object({ street_name: z.string() }),
  errors: [...BEARER_ERRORS, 'not_found', 'name_taken'],
})

export const recapCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/player/recap',
  auth: 'bearer',
  summary: 'How a month ended for the player, by default the last one.',
  query: z.object({
    month: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/, 'A month is written YYYY-MM.'))),
  }),
  /** Null while no month of the player has ended. */
  response: z.nullable(
    z.object({
      month: z.string(),
      rank: z.number(),
      gain: dollarsSchema,
      net_worth: dollarsSchema,
      pot_share: dollarsSchema,
      days_played: z.number(),
      trades: z.number(),
      traded: dollarsSchema,
      best_trade: z.nullable(z.object({ symbol: z.enum(GOOD_SYMBOLS), profit: dollarsSchema })),
    }),
  ),
  errors: BEARER_ERRORS,
})
