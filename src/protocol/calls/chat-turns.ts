import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { uuidSchema } from '../fields.ts'
import { finishedTurnSchema } from './chat.ts'

/** What the player owns and may take up again: a turn of their own. */
const params = z.object({ turn_id: uuidSchema })

export const chatTurnCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chat/turns/{turn_id}',
  auth: 'bearer',
  summary:
    'Takes a turn up again, running or done. Streams when asked for text/event-stream, else answers whole.',
  params,
  query: z.object({
    /** How many tokens were heard before: the stream leaves them out. */
    after: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  }),
  response: finishedTurnSchema,
  errors: [...BEARER_ERRORS, 'not_found'],
})

export const stopTurnCall = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/turns/{turn_id}/stop',
  auth: 'bearer',
  summary:
    'Ends a turn that is being spoken: what was said until then is kept, and is the message.',
  params,
  response: finishedTurnSchema,
  errors: [...BEARER_ERRORS, 'not_found'],
})

export const regenerateTurnCall = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/turns/{turn_id}/regenerate',
  auth: 'bearer',
  summary:
    'Words the last answer of a conversation anew, from the same decision and for free. Streams or answers whole.',
  params,
  response: finishedTurnSchema,
  errors: [...BEARER_ERRORS, 'not_found', 'busy', 'turn_over'],
})
