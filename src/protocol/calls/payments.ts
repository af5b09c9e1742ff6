import * as z from 'zod/mini'
import { stateDeltaSchema } from '../chat.ts'
import { defineEndpoint } from '../endpoint.ts'
import { addressSchema, instantSchema } from '../fields.ts'
import { BEARER_ERRORS, PAYMENT_ERRORS } from '../errors.ts'

/** The hash of a transaction on Base, `world:<id>` for one of World App, or `demo:<uuid>` in a demo. */
export const paymentReferenceSchema = z
  .string('A payment is named by its transaction.')
  .check(
    z.minLength(1, 'A payment is named by its transaction.'),
    z.maxLength(100, 'A payment is named by its transaction.'),
  )

/** The chains on which an order can be paid: Base by a transfer, World Chain by World App. */
export const ORDER_CHAINS = ['base', 'world'] as const

export const paymentOrderCall = defineEndpoint({
  method: 'POST',
  path: '/chat/payment/order',
  auth: 'bearer',
  summary:
    'An order of one payment of `usdc`, made before the payment. On Base, a wallet of the player pays it within an hour; on World Chain, World App pays it with the reference. It can be redeemed for 30 days.',
  query: z.object({
    chain: z.enum(ORDER_CHAINS),
    /** The exact amount of the payment: a price of the game. */
    usdc: z.coerce.number().check(z.positive(), z.maximum(1_000)),
  }),
  response: z.object({
    /** A secret of the player on Base, where it opens the paymaster; on World Chain it is part of the payment. */
    reference: z.string(),
    /** The recipient. */
    to: addressSchema,
    /** When the payment must have been made. */
    pay_until: instantSchema,
  }),
  errors: [...BEARER_ERRORS, 'payments_off', 'unavailable'],
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
