import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { dollarsSchema, uuidSchema } from '../fields.ts'

export const missionSchema = z.object({
  id: uuidSchema,
  kind: z.enum(['deliver', 'profit', 'repay', 'talk']),
  title: z.string(),
  /** In units, dollars, payments or conversations, by kind. */
  progress: z.object({ done: z.number(), need: z.number() }),
  /** Destination of a delivery; null for the other kinds. */
  borough: z.nullable(z.string()),
  symbol: z.nullable(z.string()),
  status: z.enum(['open', 'ready', 'done']),
  /** The moves that handing it in costs. */
  cost: z.number(),
  reward: dollarsSchema,
  reputation: z.number(),
  xp: z.number(),
})

export const missionsCall = defineEndpoint({
  method: 'GET',
  path: '/player/missions',
  auth: 'bearer',
  summary: "The day's three missions, and what a job pays.",
  response: z.object({
    day: z.iso.date(),
    moves_left: z.number(),
    missions: z.array(missionSchema),
    /** A job can be done any number of times; each costs moves. */
    job: z.object({ cost: z.number(), pay_min: dollarsSchema, pay_max: dollarsSchema }),
  }),
  errors: [...BEARER_ERRORS, 'not_found'],
})
