import * as z from 'zod/mini'
import { characterSchema } from '../characters.ts'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { dollarsSchema, uuidSchema } from '../fields.ts'

const simulationSchema = z.object({
  simulation_id: uuidSchema,
  agent: characterSchema,
  state: z.enum(['running', 'completed', 'failed', 'stopped']),
  current_step: z.number(),
  total_steps: z.number(),
  /** Net worth gained as a part of what there was at the start: 0.5 is half as much again. */
  reward: z.number(),
  /** Net worth after each step, the start first. */
  net_worth: z.array(dollarsSchema),
})
export type Simulation = z.infer<typeof simulationSchema>

export const startSimulationCall = defineEndpoint({
  method: 'POST',
  path: '/economy/simulation/start',
  auth: 'bearer',
  summary:
    "Lets a shark play a month of the street by the real rules; a player's one run at a time.",
  body: z.object({
    agent: characterSchema,
    /** The same seed plays the same month; drawn where it is not named. */
    seed: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  }),
  response: simulationSchema,
  errors: [...BEARER_ERRORS, 'busy'],
})

export const simulationStatusCall = defineEndpoint({
  method: 'GET',
  path: '/economy/simulation/status',
  auth: 'bearer',
  summary: 'How far a run is.',
  query: z.object({ id: z.uuid('There is no such simulation.') }),
  response: simulationSchema,
  errors: [...BEARER_ERRORS, 'not_found'],
})

export const stopSimulationCall = defineEndpoint({
  method: 'POST',
  path: '/economy/simulation/stop',
  auth: 'bearer',
  summary: 'Stops a run where it is.',
  body: z.object({ id: z.uuid('There is no such simulation.') }),
  response: simulationSchema,
  errors: [...BEARER_ERRORS, 'not_found'],
})
