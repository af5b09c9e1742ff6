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
  summary: 'What each shark would do for the player now, and what stands against it.',
  response: z.object({
    moves_left: z.number(),
    /** Moves that a favour costs. */
    cost: z.number(),
    /** What having one before its cooldown's end costs; null where nothing is sold. */
    sooner: z.nullable(
      z.object({
        price: z.number(),
        currency: z.literal('USDC'),
        /** No money moves: purchases are a demo here. */
        is_demo: z.boolean(),
      }),
    ),
    favors: z.array(
      z.object({
        character: characterSchema,
        favor_type: favourTypeSchema,
        /** What it comes to. */
        about: z.string(),
        /** Each is had once in 24 hours, whoever is asked; null when it can be had now. */
        cooldown_ends_at: z.nullable(instantSchema),
        /** Why the shark says no now, the cooldown left aside; null where they would do it. */
        refusal: z.nullable(z.string()),
        /** Whether paying moves it up. */
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
  summary: 'Asks a shark for a favour, for a move: each once in 24 hours, or sooner for 0.50 USDC.',
  body: z.object({
    favor_type: favourTypeSchema,
    character: z._default(characterSchema, DEFAULT_CHARACTER),
    /** Pays for having it before the cooldown's end. */
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
