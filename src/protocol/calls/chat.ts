import * as z from 'zod/mini'
import { characterSchema, DEFAULT_CHARACTER } from '../characters.ts'
import {
  MESSAGE_LIMIT,
  messageSchema,
  moodSchema,
  paymentRequiredSchema,
  quickReplySchema,
  roleSchema,
  stateDeltaSchema,
} from '../chat.ts'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { instantSchema, uuidSchema } from '../fields.ts'
import { MAX_HISTORY } from '../timing.ts'

const clientText = z.string().check(z.maxLength(8_000))

/** The page's own state, sent in addition. The server validates its shape and ignores it, except for `reply_token`. */
const clientContext = {
  player_id: z.optional(z.string().check(z.maxLength(100))),
  agent_name: z.optional(z.string().check(z.maxLength(100))),
  metadata: z.optional(z.record(z.string(), z.unknown())),
  history: z.optional(
    z.array(z.object({ role: roleSchema, content: clientText })).check(z.maxLength(MAX_HISTORY)),
  ),
  choices: z.optional(z.array(z.unknown()).check(z.maxLength(500))),
  player_state: z.optional(z.record(z.string(), z.unknown())),
  economic_context: z.optional(z.unknown()),
  /** Issued by {@link chatChoiceCall}: makes the message about a taken chip free. */
  reply_token: z.optional(z.string().check(z.maxLength(100))),
}

/** The result of a turn. */
export const finishedTurnSchema = z.object({
  response: z.string(),
  message: messageSchema,
  turn_id: uuidSchema,
  conversation_id: uuidSchema,
  quick_replies: z.array(quickReplySchema),
  state_delta: stateDeltaSchema,
  /** The shark's mood after the turn. */
  mood: z.optional(moodSchema),
})

export const chatCall = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat',
  auth: 'bearer',
  summary: 'Sends a message to a shark. Streams the reply if the client accepts text/event-stream.',
  body: z.object({
    message: z.string().check(z.maxLength(MESSAGE_LIMIT * 6)),
    character: z._default(characterSchema, DEFAULT_CHARACTER),
    conversation_id: z.optional(uuidSchema),
    ...clientContext,
  }),
  response: z.union([finishedTurnSchema, z.object({ payment_required: paymentRequiredSchema })]),
  errors: [...BEARER_ERRORS, 'busy', 'not_found'],
})

/** The error for a message that, trimmed and decoded, is empty or longer than {@link MESSAGE_LIMIT}. */
export const MESSAGE_LENGTH_SENTENCE = `A message has 1 to ${MESSAGE_LIMIT} characters.`

export const chatChoiceCall = defineEndpoint({
  method: 'POST',
  path: '/chat/choice',
  auth: 'bearer',
  summary: 'Takes an option of an open offer, once.',
  body: z.object({
    agent_name: z._default(characterSchema, DEFAULT_CHARACTER),
    message: z.optional(z.string().check(z.maxLength(MESSAGE_LIMIT))),
    choice_id: z.string().check(z.minLength(1), z.maxLength(100)),
    value: z.string().check(z.minLength(1), z.maxLength(200)),
    conversation_id: z.optional(uuidSchema),
  }),
  response: z.object({ state_delta: stateDeltaSchema, reply_token: z.string() }),
  errors: [...BEARER_ERRORS, 'not_found', 'offer_closed', 'encounter_open'],
})

export const conversationChoiceCall = defineEndpoint({
  method: 'POST',
  path: '/chat/conversation/{id}/choice',
  auth: 'bearer',
  summary: 'Takes an option of an open offer of this conversation, once.',
  params: z.object({ id: uuidSchema }),
  body: z.object({
    choice_id: z.string().check(z.minLength(1), z.maxLength(100)),
    value: z.string().check(z.minLength(1), z.maxLength(200)),
    agent_name: z.optional(characterSchema),
    message: z.optional(z.string().check(z.maxLength(MESSAGE_LIMIT))),
  }),
  response: z.object({ state_delta: stateDeltaSchema, reply_token: z.string() }),
  errors: [...BEARER_ERRORS, 'not_found', 'offer_closed', 'encounter_open'],
})

export const chatTriggerCall = defineEndpoint({
  method: 'POST',
  path: '/chat/agent/{agent}/trigger',
  auth: 'bearer',
  summary:
    'Lets a shark speak first about news of the player. The message is null if there is none. Streams if the client accepts text/event-stream.',
  params: z.object({ agent: characterSchema }),
  body: z.object({ conversation_id: z.optional(uuidSchema) }),
  response: z.union([finishedTurnSchema, z.object({ message: z.null() })]),
  errors: [...BEARER_ERRORS, 'not_found', 'busy'],
})

export const chatHistoryCall = defineEndpoint({
  method: 'GET',
  path: '/chat/history',
  auth: 'bearer',
  summary: "The player's conversations, each with its last messages, oldest first, and its chips.",
  query: z.object({
    character: z.optional(characterSchema),
    conversation_id: z.optional(uuidSchema),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)), 200),
  }),
  response: z.object({
    conversations: z.array(
      z.object({
        conversation_id: uuidSchema,
        character: characterSchema,
        messages: z.array(messageSchema),
        quick_replies: z.array(quickReplySchema),
        mood: z.optional(moodSchema),
        /** The turn whose reply is in progress; absent when there is none. */
        running_turn_id: z.optional(uuidSchema),
      }),
    ),
  }),
  errors: [...BEARER_ERRORS, 'not_found'],
})

export const chatLimitsCall = defineEndpoint({
  method: 'GET',
  path: '/chat/limits',
  auth: 'bearer',
  summary: "Today's interactions. Each field is sent in both spellings, for older clients.",
  response: z.object({
    daily_quota: z.number(),
    dailyQuota: z.number(),
    quota_left: z.number(),
    quotaLeft: z.number(),
    remaining: z.number(),
    cooldown_ends_at: z.nullable(instantSchema),
    cooldownEndsAt: z.nullable(instantSchema),
  }),
  errors: BEARER_ERRORS,
})
