import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

export const healthCall = defineEndpoint({
  method: 'GET',
  path: '/health',
  auth: 'public',
  summary: 'The process answers.',
  response: z.object({ status: z.literal('ok'), version: z.string() }),
  errors: [],
})

export const readyCall = defineEndpoint({
  method: 'GET',
  path: '/ready',
  auth: 'public',
  summary: 'The database answers and the server takes work; 503 while starting or stopping.',
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
    /** How a purchase is paid: in USDC, by a demo in which no money moves, or not at all. */
    payments: z.enum(['chain', 'demo', 'off']),
    /** Whether World App's payments are taken: inside World App they are the only ones. */
    takes_world_payments: z.boolean(),
    /** On Base; null where no payment is taken there. */
    treasury_address: z.nullable(z.string()),
    usdc_address: z.string(),
    /** Whether the house pays the fee of what is paid to it, where the wallet lets it. */
    sponsors_calls: z.boolean(),
    quick_auth_origin: z.nullable(z.string()),
    /** Who may frame the page, as a content security policy spells it: whose pushes the page takes. */
    frame_ancestors: z.array(z.string()),
  }),
  errors: [],
})
