import * as z from 'zod/mini'
import { characterSchema, DEFAULT_CHARACTER } from '../characters.ts'
import { stateDeltaSchema } from '../chat.ts'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { dollarsSchema, uuidSchema } from '../fields.ts'
import { favourTypeSchema } from './favours.ts'

/** Maximum number of actions in a batch. No player has more moves. */
export const MAX_BATCH_ACTIONS = 12

/** A queued action: a job, today's errand of Big Boss, a mission to hand in, or a favour. */
const batchActionSchema = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('job') }),
    z.object({ action: z.literal('errand') }),
    z.object({ action: z.literal('daily_task'), details: z.object({ id: uuidSchema }) }),
    z.object({
      action: z.literal('request_favor'),
      details: z.object({
        favor_type: favourTypeSchema,
        character: z._default(characterSchema, DEFAULT_CHARACTER),
      }),
    }),
  ],
  'An action is job, errand, daily_task or request_favor.',
)
export type BatchAction = z.infer<typeof batchActionSchema>

export const batchActionsSchema = z
  .array(batchActionSchema)
  .check(
    z.minLength(1, 'A turn has at least one action.'),
    z.maxLength(MAX_BATCH_ACTIONS, `A turn has at most ${MAX_BATCH_ACTIONS} actions.`),
  )

export const batchCall = defineEndpoint({
  method: 'POST',
  path: '/api/v1/turn',
  auth: 'bearer',
  summary: 'Executes queued actions in their order, all of them or none.',
  body: z.object({
    actions: batchActionsSchema,
  }),
  response: z.object({
    state_delta: stateDeltaSchema,
    /** The result of each action, in their order. */
    results: z.array(
      z.object({ action: z.string(), title: z.string(), cash: dollarsSchema, text: z.string() }),
    ),
  }),
  errors: [
    ...BEARER_ERRORS,
    'not_found',
    'encounter_open',
    'out_of_moves',
    'not_done',
    'favour_refused',
    'cooling_down',
    'session_exhausted',
  ],
})
