import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

export const healthCall = defineEndpoint({
  method: 'GET',
  path: '/health',
  auth: 'public',
  summary: 'Answers 200 while the process runs.',
  response: z.object({ status: z.literal('ok'), version: z.string() }),
  errors: [],
})

export const readyCall = defineEndpoint({
  method: 'GET',
  path: '/ready',
  auth: 'public',
  summary:
    'Answers 200 while the database responds and the server accepts requests; 503 while it starts or stops.',
  response: z.object({ status: z.literal('ready') }),
  errors: ['unavailable'],
})

export const WALLET_MODES = ['auto', 'mock', 'live'] as const
export type WalletMode = (typeof WALLET_MODES)[number]

export const configCall = defineEndpoint({
  method: 'GET',
  path: '/config.json',
  auth: 'public',
  summary: 'The public part of the configuration; secrets never reach the client.',
  response: z.object({
    wallet_mode: z.enum(WALLET_MODES),
    walletconnect_project_id: z.nullable(z.string()),
    world_app_id: z.nullable(z.string()),
    public_origin: z.nullable(z.string()),
    /** How purchases are paid: in USDC, by a demo in which no money moves, or not at all. */
    payments: z.enum(['chain', 'demo', 'off']),
    /** Whether payments by World App are accepted. Inside World App there are no others. */
    takes_world_payments: z.boolean(),
    /** On Base; null when payments on Base are not accepted. */
    treasury_address: z.nullable(z.string()),
    usdc_address: z.string(),
    /** Whether the server sponsors the fees of payments, if the wallet supports it. */
    sponsors_calls: z.boolean(),
    quick_auth_origin: z.nullable(z.string()),
    /** Origins that may frame the page, in the syntax of a content security policy. The page accepts their pushes. */
    frame_ancestors: z.array(z.string()),
  }),
  errors: [],
})
