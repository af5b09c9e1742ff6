import * as z from 'zod/mini'
import { characterSchema } from './characters.ts'
import { encounterSchema } from './encounter.ts'
import { dollarsSchema, instantSchema, uuidSchema } from './fields.ts'
import { boroughNameSchema } from './street.ts'

/** Maximum length of a player's message after trimming, in UTF-16 units. */
export const MESSAGE_LIMIT = 2_000

export const ROLES = ['user', 'assistant', 'system'] as const
export const roleSchema = z.enum(ROLES)
export type Role = z.infer<typeof roleSchema>

/** What a shark's face expresses. */
export const MOODS = ['cold', 'neutral', 'warm', 'angry', 'amused'] as const
export const moodSchema = z.enum(MOODS)
export type Mood = z.infer<typeof moodSchema>

/** One message of a conversation, as the history lists it and the `done` event of a stream carries it. */
export const messageSchema = z.object({
  id: uuidSchema,
  role: roleSchema,
  content: z.string(),
  character: characterSchema,
  turn_id: z.nullable(uuidSchema),
  created_at: instantSchema,
})
export type Message = z.infer<typeof messageSchema>

/** Actions of chips. A chip whose payload is plain text sends it as a message instead. */
export const CHIP_ACTIONS = ['buy_messages', 'request_favor', 'daily_task', 'story_choice'] as const
export const quickReplySchema = z.object({
  title: z.string(),
  payload: z.union([
    z.string(),
    z.object({ action: z.enum(CHIP_ACTIONS), details: z.record(z.string(), z.unknown()) }),
  ]),
})
export type QuickReply = z.infer<typeof quickReplySchema>

/** The `details` of a story_choice chip: an open offer and the option that it takes. */
export const storyChoiceDetailsSchema = z.object({
  choice_id: z.string().check(z.minLength(1), z.maxLength(100)),
  value: z.string().check(z.minLength(1), z.maxLength(200)),
  title: z.string(),
})
export type StoryChoiceDetails = z.infer<typeof storyChoiceDetailsSchema>

/**
 * The `terms` in the details of a story_choice chip that signs something: those of the offer when the chip was sent. Days
 * count from the signing. Absent for an option that signs nothing.
 */
export const optionTermsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('loan'),
    principal: dollarsSchema,
    /** What is owed when the loan is due. */
    owed: dollarsSchema,
    days: z.number(),
    security: z.optional(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('goods'),
          goods: z.array(z.object({ symbol: z.string(), quantity: z.number() })),
        }),
        z.object({ kind: z.literal('profit'), percent: z.number() }),
      ]),
    ),
  }),
  z.object({ kind: z.literal('payment'), amount: dollarsSchema, owed: dollarsSchema }),
  z.object({ kind: z.literal('extension'), due_at: instantSchema }),
  /** More time for a late loan: days without collectors. */
  z.object({ kind: z.literal('truce'), days: z.number() }),
])
export type OptionTerms = z.infer<typeof optionTermsSchema>

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
  /** In USDC, to end the cooldown early; absent when the favour is free. */
  price: z.optional(z.number()),
})

/** Changes to the player's state; the client merges them into its own. An absent field is unchanged. */
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
    /** The open encounter; null when there is none. */
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

/** The events of a streamed turn by their SSE `event:` name. The SSE `id:` counts the events of a turn from 1. */
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
