import * as z from 'zod/mini'
import { FRONT_ANSWERS, FRONT_NAMES } from '#src/lib/names.ts'
import { stateDeltaSchema } from '../chat.ts'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { dollarsSchema, instantSchema } from '../fields.ts'

const FRONT_SENTENCE = `A front is ${FRONT_NAMES.join(', ')}.`
const frontNameSchema = z.enum(FRONT_NAMES, FRONT_SENTENCE)
const answerSchema = z.enum(FRONT_ANSWERS, 'The answer is a or b.')

const ownedFrontSchema = z.object({
  front: frontNameSchema,
  name: z.string(),
  price: dollarsSchema,
  /** What the player gets for it. */
  resale: dollarsSchema,
  bought_at: instantSchema,
  /** What it has paid so far, less its running costs; below 0 when it has cost more. */
  earned: dollarsSchema,
  /** What it pays at the next midnight, less its running cost: `tended` with an answer today, `idle` without. */
  payout: z.object({ tended: dollarsSchema, idle: dollarsSchema }),
  /** Today's question. */
  question: z.object({
    text: z.string(),
    answers: z.array(z.object({ answer: answerSchema, text: z.string() })),
  }),
  /** Today's answer and what came of it; null while the question is open. */
  answered: z.nullable(z.object({ answer: answerSchema, text: z.string() })),
})
export type OwnedFront = z.infer<typeof ownedFrontSchema>

const frontsSchema = z.object({
  fronts: z.array(ownedFrontSchema),
  /** The next front for sale; null when the player has all of them. */
  next: z.nullable(
    z.object({
      front: frontNameSchema,
      name: z.string(),
      price: dollarsSchema,
      resale: dollarsSchema,
      payout: z.object({ tended: dollarsSchema, idle: dollarsSchema }),
      /** Whether the price is such a large part of the cash that the player must be asked twice. */
      is_large: z.boolean(),
    }),
  ),
  /**
   * Percent of the price: what a day pays when tended and when not, what it costs, and what a sale returns. `large` is
   * the percentage of the cash above which a purchase is a large one.
   */
  percent: z.object({
    tended: z.number(),
    idle: z.number(),
    running: z.number(),
    resale: z.number(),
    large: z.number(),
  }),
  /** The next midnight UTC, when fronts pay and the share goes up. */
  pays_at: instantSchema,
  /** What the owned fronts have paid so far, less their running costs. */
  earned: dollarsSchema,
  /** The share of cash and goods that goes up each night. */
  kicked_up: z.object({
    /** What would go up now. */
    tonight: dollarsSchema,
    total: dollarsSchema,
  }),
})
export type Fronts = z.infer<typeof frontsSchema>

export const frontsCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/player/fronts',
  auth: 'bearer',
  summary: "The player's fronts with today's questions, the next one for sale, and the night.",
  response: frontsSchema,
  errors: [...BEARER_ERRORS, 'not_found'],
})

export const frontCall = defineEndpoint({
  method: 'POST',
  path: '/api/v1/player/fronts',
  auth: 'bearer',
  summary: "Buys the next front, answers a front's question of today, or sells a front.",
  body: z.discriminatedUnion(
    'action',
    [
      z.object({ action: z.literal('buy'), front: frontNameSchema }),
      z.object({ action: z.literal('tend'), front: frontNameSchema, answer: answerSchema }),
      z.object({ action: z.literal('sell'), front: frontNameSchema }),
    ],
    'An action is buy, tend or sell.',
  ),
  response: z.object({
    /** What happened, as a sentence. */
    text: z.string(),
    cash: dollarsSchema,
    fronts: frontsSchema,
    state_delta: stateDeltaSchema,
  }),
  errors: [
    ...BEARER_ERRORS,
    'not_found',
    'encounter_open',
    'short_of_cash',
    'not_for_sale',
    'not_done',
  ],
})
