import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { uuidSchema } from '../fields.ts'
import { finishedTurnSchema } from './chat.ts'

const params = z.object({ turn_id: uuidSchema })

export const chatTurnCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chat/turns/{turn_id}',
  auth: 'bearer',
  summary:
    'Returns the reply of a turn, running or done. Streams if the client accepts text/event-stream.',
  params,
  query: z.object({
    /** The number of tokens that the client has; the stream starts after them. */
    after: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  }),
  response: finishedTurnSchema,
  errors: [...BEARER_ERRORS, 'not_found'],
})

export const stopTurnCall = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/turns/{turn_id}/stop',
  auth: 'bearer',
  summary: 'Stops a running turn. The message keeps the text up to there.',
  params,
  response: finishedTurnSchema,
  errors: [...BEARER_ERRORS, 'not_found'],
})

export const regenerateTurnCall = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/turns/{turn_id}/regenerate',
  auth: 'bearer',
  summary:
    'Words the last reply of a conversation again, from the same decision and for free. Streams if the client accepts text/event-stream.',
  params,
  response: finishedTurnSchema,
  errors: [...BEARER_ERRORS, 'not_found', 'busy', 'turn_over'],
})
