import * as z from 'zod/mini'
import { CHARACTERS } from '../characters.ts'
import { defineEndpoint } from '../endpoint.ts'

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
