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
  /** Gain of net worth as a share of the net worth at the start: 0.5 is 50 %. */
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
    'Simulates a month in which a shark plays by the real rules. A player can run one simulation at a time.',
  body: z.object({
    agent: characterSchema,
    /** The same seed gives the same month. Random by default. */
    seed: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  }),
  response: simulationSchema,
  errors: [...BEARER_ERRORS, 'busy', 'too_many_simulations'],
})

export const simulationStatusCall = defineEndpoint({
  method: 'GET',
  path: '/economy/simulation/status',
  auth: 'bearer',
  summary: 'The progress of a simulation.',
  query: z.object({ id: z.uuid('There is no such simulation.') }),
  response: simulationSchema,
  errors: [...BEARER_ERRORS, 'not_found'],
})

export const stopSimulationCall = defineEndpoint({
  method: 'POST',
  path: '/economy/simulation/stop',
  auth: 'bearer',
  summary: 'Stops a simulation.',
  body: z.object({ id: z.uuid('There is no such simulation.') }),
  response: simulationSchema,
  errors: [...BEARER_ERRORS, 'not_found'],
})
