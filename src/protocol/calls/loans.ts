import * as z from 'zod/mini'
import { characterSchema } from '../characters.ts'
import { stateDeltaSchema } from '../chat.ts'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { dollarsSchema, instantSchema, uuidSchema } from '../fields.ts'
import { boroughNameSchema } from '../street.ts'

/** What the ladder of lateness does next. */
export const LADDER_STEPS = [
  'word_travels',
  'heat_and_skim',
  'goods',
  'cash',
  'owned',
  'cash_again',
  'day_owned',
] as const

/** A loan. The rate is for each 24 hours begun, on what is owed: 0.1 is 10 %. */
export const loanSchema = z.object({
  id: uuidSchema,
  shark: characterSchema,
  kind: z.enum(['loan', 'advance']),
  principal: dollarsSchema,
  rate: z.number(),
  taken_at: instantSchema,
  due_at: instantSchema,
  /** Whole days of 24 hours until the due instant. */
  days_left: z.number(),
  /** The late day that has begun: 0 before the first, which begins 12 hours after the due instant. */
  late_day: z.number(),
  owed: dollarsSchema,
  /** What will be owed in 24 hours, and just before the due instant, if nothing is paid or taken. */
  owed_tomorrow: dollarsSchema,
  owed_when_due: dollarsSchema,
  /** The next late day: what it does and when; null for a paid loan. */
  next_step: z.nullable(
    z.object({ day: z.number(), step: z.enum(LADDER_STEPS), at: instantSchema }),
  ),
  /** Until when mercy holds the collectors back; null when it does not. */
  held_until: z.nullable(instantSchema),
  is_owned: z.boolean(),
  is_opening: z.boolean(),
  /** Whether mercy can still be asked for. */
  can_beg: z.boolean(),
  /** Today's errand of Big Boss; null for none. */
  errand: z.nullable(
    z.object({ borough: boroughNameSchema, until: instantSchema, is_done: z.boolean() }),
  ),
  repaid: dollarsSchema,
  status: z.enum(['open', 'late', 'owned', 'paid']),
  /** Pledged units by symbol, or a share of each sale's profit; null without collateral. */
  collateral: z.nullable(
    z.union([
      z.object({ kind: z.literal('goods'), goods: z.record(z.string(), z.number()) }),
      z.object({ kind: z.literal('profit'), part: z.number() }),
    ]),
  ),
})
export type LoanSlip = z.infer<typeof loanSchema>

export const loansCall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/loans',
  auth: 'bearer',
  summary: "The player's loans: what is owed, oldest first, then the last ones paid.",
  response: z.object({ loans: z.array(loanSchema), owed: dollarsSchema }),
  errors: [...BEARER_ERRORS, 'not_found'],
})

/** Dollars above 0 with at most two decimals. */
export const paymentSchema = z.number('The amount is a number of dollars.').check(
  z.positive('The amount must be more than nothing.'),
  z.maximum(1_000_000_000_000, 'Nobody owes that much.'),
  z.refine(
    (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
    'The amount is in whole cents.',
  ),
)

export const repayCall = defineEndpoint({
  method: 'POST',
  path: '/api/v1/loans/{id}/repay',
  auth: 'bearer',
  summary: 'Repays a part of a loan in cash, at most what is owed.',
  params: z.object({ id: z.uuid('There is no such loan.') }),
  body: z.object({ amount: paymentSchema }),
  response: z.object({ loan: loanSchema, cash: dollarsSchema, state_delta: stateDeltaSchema }),
  errors: [...BEARER_ERRORS, 'not_found', 'offer_closed', 'encounter_open', 'short_of_cash'],
})
