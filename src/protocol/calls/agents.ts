import * as z from 'zod/mini'
import { CHARACTERS, characterSchema } from '../characters.ts'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { instantSchema } from '../fields.ts'

export const agentPerformanceCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/agent/{name}/performance',
  auth: 'bearer',
  summary: "The player's dealings with a shark. Each field is sent in both spellings.",
  params: z.object({ name: characterSchema }),
  response: z.object({
    agent: z.enum(CHARACTERS),
    interactions: z.number(),
    /** Taken offers as a share of all offers that are no longer open, 0 to 1. */
    success_rate: z.number(),
    successRate: z.number(),
    last_interaction: z.nullable(instantSchema),
    lastInteraction: z.nullable(instantSchema),
  }),
  errors: BEARER_ERRORS,
})

export const agentListCall = defineEndpoint({
  method: 'GET',
  path: '/agent/list',
  auth: 'public',
  summary: 'The loan sharks.',
  response: z.array(
    z.object({ name: z.enum(CHARACTERS), display_name: z.string(), description: z.string() }),
  ),
  errors: [],
})
