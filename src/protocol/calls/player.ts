import * as z from 'zod/mini'
import { quickReplySchema } from '../chat.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dollarsSchema } from '../fields.ts'

const bearerErrors = ['no_api_key', 'wrong_key_kind', 'invalid_key'] as const

export const playerStatsCall = defineEndpoint({
  method: 'GET',
  path: '/player/{id}/stats',
  auth: 'bearer',
  summary: "The player's own figures; `id` is the player's id, own wallet address, or 'me'.",
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({
    player_id: z.uuid(),
    street_name: z.string(),
    cash: dollarsSchema,
    debt: dollarsSchema,
    net_worth: dollarsSchema,
    quota_left: z.number(),
    daily_quota: z.number(),
    moves_left: z.number(),
    stats: z.object({ streak: z.number() }),
    reputation: z.number(),
    level: z.number(),
    xp: z.number(),
    borough: z.string(),
  }),
  errors: [...bearerErrors, 'not_found'],
})

export const firstEncounterCall = defineEndpoint({
  method: 'GET',
  path: '/player/first-encounter',
  auth: 'bearer',
  summary: 'What waits for the player after sign-in.',
  response: z.array(
    z.object({ type: z.string(), title: z.string(), payload: quickReplySchema.shape.payload }),
  ),
  errors: bearerErrors,
})
