import * as z from 'zod/mini'
import { characterSchema } from '../characters.ts'
import { stateDeltaSchema } from '../chat.ts'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { dollarsSchema, instantSchema, uuidSchema } from '../fields.ts'

/** A loan. The rate is per UTC day: 0.1 is 10 %. */
export const loanSchema = z.object({
  id: uuidSchema,
  shark: characterSchema,
  kind: z.enum(['loan', 'advance']),
  principal: dollarsSchema,
  rate: z.number(),
  taken_at: instantSchema,
  due_at: instantSchema,
  days_left: z.number(),
  days_late: z.number(),
  owed: dollarsSchema,
  repaid: dollarsSchema,
  status: z.enum(['open', 'late', 'owned', 'paid']),
  /** Pledged units by symbol, or a share of each sale's profit; null without collateral. */
  collateral: z.nullable(
    z.union([
      z.object({ kind: z.literal('goods'), goods: z.record(z.string(), z.number()) }),
      z.object({ kind: z.literal('profit'), part: z.number() }),
    ]),
  ),
  /** Loans of Big Boss are repaid by missions. */
  repaid_by: z.enum(['cash', 'missions']),
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
