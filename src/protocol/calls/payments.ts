import * as z from 'zod/mini'
import { stateDeltaSchema } from '../chat.ts'
import { defineEndpoint } from '../endpoint.ts'
import { addressSchema } from '../fields.ts'
import { BEARER_ERRORS, PAYMENT_ERRORS } from '../errors.ts'

/** The hash of a transaction on Base, `world:<id>` for one of World App, or `demo:<uuid>` in a demo. */
export const paymentReferenceSchema = z
  .string('A payment is named by its transaction.')
  .check(
    z.minLength(1, 'A payment is named by its transaction.'),
    z.maxLength(100, 'A payment is named by its transaction.'),
  )

export const paymentOrderCall = defineEndpoint({
  method: 'POST',
  path: '/chat/payment/order',
  auth: 'bearer',
  summary:
    'A reference for one payment by World App of `usdc`, and the recipient on World Chain. It can be redeemed for 30 days.',
  query: z.object({
    /** The amount of the payment. Without it, the order is for any purchase. */
    usdc: z.optional(z.coerce.number().check(z.positive(), z.maximum(1_000))),
  }),
  response: z.object({ reference: z.string(), to: addressSchema }),
  errors: [...BEARER_ERRORS, 'payments_off'],
})

export const paymentCall = defineEndpoint({
  method: 'POST',
  path: '/chat/payment/usdc',
  auth: 'bearer',
  summary: 'Buys 10 messages for 1 USDC, once with each payment.',
  body: z.object({ tx_hash: paymentReferenceSchema }),
  response: z.object({
    quota_left: z.number(),
    quotaLeft: z.number(),
    added_messages: z.number(),
    /** Whether purchases are a demo, in which no money moves. */
    is_demo: z.boolean(),
    state_delta: stateDeltaSchema,
  }),
  errors: [...BEARER_ERRORS, 'not_found', ...PAYMENT_ERRORS],
})
