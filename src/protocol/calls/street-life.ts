import * as z from 'zod/mini'
import { stateDeltaSchema } from '../chat.ts'
import { ENCOUNTER_CHOICES, encounterSchema } from '../encounter.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dollarsSchema } from '../fields.ts'
import { BOROUGH_NAMES } from '../street.ts'

export const travelCall = defineEndpoint({
  method: 'POST',
  path: '/api/v1/player/travel',
  auth: 'bearer',
  summary: 'Travels to another borough for a move and the toll. An encounter may follow.',
  body: z.object({
    borough: z.enum(BOROUGH_NAMES, 'There is no such borough.'),
  }),
  response: z.object({
    state_delta: stateDeltaSchema,
    toll: dollarsSchema,
    /** What the first trip with goods was rewarded with. */
    guide_reward: z.optional(dollarsSchema),
    encounter: z.optional(encounterSchema),
  }),
  errors: [...BEARER_ERRORS, 'not_found', 'encounter_open', 'out_of_moves', 'short_of_cash'],
})

export const encounterCall = defineEndpoint({
  method: 'POST',
  path: '/api/v1/player/encounter',
  auth: 'bearer',
  summary: 'Settles an encounter: pay, run, fight or talk. Every choice ends it.',
  body: z.object({
    choice: z.enum(ENCOUNTER_CHOICES, 'The field "choice" must be pay, run, fight or talk.'),
  }),
  response: z.object({
    outcome: z.object({
      choice: z.enum(ENCOUNTER_CHOICES),
      success: z.boolean(),
      cash_lost: dollarsSchema,
      /** Units by symbol. */
      goods_lost: z.record(z.string(), z.number()),
      text: z.string(),
    }),
    state_delta: stateDeltaSchema,
  }),
  errors: [...BEARER_ERRORS, 'not_found', 'no_encounter'],
})
