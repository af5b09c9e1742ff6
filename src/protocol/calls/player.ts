import * as z from 'zod/mini'
import { quickReplySchema } from '../chat.ts'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { encounterSchema } from '../encounter.ts'
import { dollarsSchema, instantSchema } from '../fields.ts'
import { boroughNameSchema } from '../street.ts'

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
    /** The experience at which the next level begins. */
    next_level_xp: z.number(),
    borough: boroughNameSchema,
    /** By borough, 0-7. */
    heat: z.record(z.string(), z.number()),
    encounter: z.nullable(encounterSchema),
    /** What the first trip with goods that cost over $500 will be rewarded with; null once it was paid. */
    guide_reward: z.nullable(dollarsSchema),
    /** When free messages are available again; null while there are some. */
    cooldown_ends_at: z.nullable(instantSchema),
    // The same figures in the spelling of older clients.
    quotaLeft: z.number(),
    dailyQuota: z.number(),
    movesLeft: z.number(),
    netWorth: dollarsSchema,
    playerCash: dollarsSchema,
    streetName: z.string(),
    currentBorough: boroughNameSchema,
    cooldownEndsAt: z.nullable(instantSchema),
  }),
  errors: [...BEARER_ERRORS, 'not_found'],
})

export const firstEncounterCall = defineEndpoint({
  method: 'GET',
  path: '/player/first-encounter',
  auth: 'bearer',
  summary: 'Actions that are open for the player after sign-in.',
  response: z.array(
    z.object({ type: z.string(), title: z.string(), payload: quickReplySchema.shape.payload }),
  ),
  errors: BEARER_ERRORS,
})
