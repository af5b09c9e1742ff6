import * as z from 'zod/mini'
import { characterSchema, DEFAULT_CHARACTER } from '../characters.ts'
import { stateDeltaSchema } from '../chat.ts'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS, PAYMENT_ERRORS } from '../errors.ts'
import { dollarsSchema, instantSchema } from '../fields.ts'
import { paymentReferenceSchema } from './payments.ts'

export const FAVOUR_TYPES = ['cash_advance', 'extension', 'tip', 'protection'] as const
export const favourTypeSchema = z.enum(
  FAVOUR_TYPES,
  'A favour is cash_advance, extension, tip or protection.',
)

export const favoursCall = defineEndpoint({
  method: 'GET',
  path: '/player/favors',
  auth: 'bearer',
  summary: 'The favours of each shark, with cooldowns and refusals.',
  response: z.object({
    moves_left: z.number(),
    /** The moves that a favour costs. */
    cost: z.number(),
    /** The price of ending a cooldown early; null when that is not for sale. */
    sooner: z.nullable(
      z.object({
        price: z.number(),
        currency: z.literal('USDC'),
        /** Whether purchases are a demo, in which no money moves. */
        is_demo: z.boolean(),
      }),
    ),
    favors: z.array(
      z.object({
        character: characterSchema,
        favor_type: favourTypeSchema,
        /** What the favour does. */
        about: z.string(),
        /** A favour is available once in 24 hours, over all sharks; null when it is available now. */
        cooldown_ends_at: z.nullable(instantSchema),
        /** Why the shark refuses now, apart from the cooldown; null when it does not. */
        refusal: z.nullable(z.string()),
        /** Whether a payment ends the cooldown early. */
        is_sold: z.boolean(),
      }),
    ),
  }),
  errors: [...BEARER_ERRORS, 'not_found'],
})

export const favourCall = defineEndpoint({
  method: 'POST',
  path: '/player/favor',
  auth: 'bearer',
  summary: 'Requests a favour for a move: each once in 24 hours, or earlier for 0.50 USDC.',
  body: z.object({
    favor_type: favourTypeSchema,
    character: z._default(characterSchema, DEFAULT_CHARACTER),
    /** The payment that ends the cooldown early. */
    tx_hash: z.optional(paymentReferenceSchema),
  }),
  response: z.object({
    new_balance: dollarsSchema,
    cooldown_ends_at: instantSchema,
    favor_type: favourTypeSchema,
    character: characterSchema,
    text: z.string(),
    state_delta: stateDeltaSchema,
  }),
  errors: [
    ...BEARER_ERRORS,
    'not_found',
    'encounter_open',
    'out_of_moves',
    'favour_refused',
    'cooling_down',
    ...PAYMENT_ERRORS,
  ],
})
