import * as z from 'zod/mini'
import { characterSchema } from './characters.ts'
import { encounterSchema } from './encounter.ts'
import { dollarsSchema, instantSchema, uuidSchema } from './fields.ts'
import { boroughNameSchema } from './street.ts'

/** The longest message a player can send, in UTF-16 units, after trimming. */
export const MESSAGE_LIMIT = 2_000

export const ROLES = ['user', 'assistant', 'system'] as const
export const roleSchema = z.enum(ROLES)
export type Role = z.infer<typeof roleSchema>

/** The face of a shark. */
export const MOODS = ['cold', 'neutral', 'warm', 'angry', 'amused'] as const
export const moodSchema = z.enum(MOODS)
export type Mood = z.infer<typeof moodSchema>

/** One message of a conversation, as history answers it and `done` closes a stream with it. */
export const messageSchema = z.object({
  id: uuidSchema,
  role: roleSchema,
  content: z.string(),
  character: characterSchema,
  turn_id: z.nullable(uuidSchema),
  created_at: instantSchema,
})
export type Message = z.infer<typeof messageSchema>

/** What a chip does when it is taken. A payload that is plain text is said aloud instead. */
export const CHIP_ACTIONS = ['buy_messages', 'request_favor', 'daily_task', 'story_choice'] as const
export const quickReplySchema = z.object({
  title: z.string(),
  payload: z.union([
    z.string(),
    z.object({ action: z.enum(CHIP_ACTIONS), details: z.record(z.string(), z.unknown()) }),
  ]),
})
export type QuickReply = z.infer<typeof quickReplySchema>

/** The `details` of a story_choice chip: which option of which open offer it takes. */
export const storyChoiceDetailsSchema = z.object({
  choice_id: z.string().check(z.minLength(1), z.maxLength(100)),
  value: z.string().check(z.minLength(1), z.maxLength(200)),
  title: z.string(),
})
export type StoryChoiceDetails = z.infer<typeof storyChoiceDetailsSchema>

/** The `details` of a daily_task chip: a mission to hand in, and the moves that it costs. */
export const dailyTaskDetailsSchema = z.object({
  id: uuidSchema,
  cost: z._default(z.number().check(z.minimum(0)), 0),
})
export type DailyTaskDetails = z.infer<typeof dailyTaskDetailsSchema>

/** The `details` of a request_favor chip. */
export const favourDetailsSchema = z.object({
  favor_type: z.enum(['cash_advance', 'extension', 'tip', 'protection']),
  character: characterSchema,
  /** In USDC, for having it before its time; absent where it is free. */
  price: z.optional(z.number()),
})

/** What changed for the player; the client merges it into its game state. Absent means unchanged. */
export const stateDeltaSchema = z.partial(
  z.object({
    cash: dollarsSchema,
    debt: dollarsSchema,
    quota_left: z.number(),
    moves_left: z.number(),
    streak: z.number(),
    reputation: z.number(),
    level: z.number(),
    xp: z.number(),
    borough: boroughNameSchema,
    net_worth: dollarsSchema,
    /** By borough, 0-7. */
    heat: z.record(z.string(), z.number()),
    /** Who stands in the player's way; null when nobody does. */
    encounter: z.nullable(encounterSchema),
  }),
)
export type StateDelta = z.infer<typeof stateDeltaSchema>

export const paymentRequiredSchema = z.object({
  price: z.number(),
  currency: z.literal('USDC'),
  messages: z.number(),
})
export type PaymentRequired = z.infer<typeof paymentRequiredSchema>

/** The events of a streamed turn, by their SSE `event:` name. Each event's SSE `id:` counts up from 1 in its turn. */
export const chatEventSchemas = {
  turn: z.object({ turn_id: uuidSchema, conversation_id: uuidSchema }),
  token: z.object({ text: z.string() }),
  chips: z.object({ quick_replies: z.array(quickReplySchema) }),
  delta: z.object({ state_delta: stateDeltaSchema }),
  payment_required: paymentRequiredSchema,
  done: z.object({ message: messageSchema, mood: z.optional(moodSchema) }),
  error: z.object({ detail: z.string(), code: z.string() }),
} as const
export type ChatEventName = keyof typeof chatEventSchemas
export type ChatEvent = {
  [name in ChatEventName]: {
    readonly event: name
    readonly data: z.infer<(typeof chatEventSchemas)[name]>
  }
}[ChatEventName]
