import * as z from 'zod/mini'
import { PAYMASTER_PATH } from '../base.ts'
import { defineEndpoint } from '../endpoint.ts'

const idSchema = z.nullable(z.union([z.number(), z.string().check(z.maxLength(100))]))
const envelope = { jsonrpc: z.literal('2.0'), id: idSchema }

/** Error codes for wallets (JSON-RPC 2.0 and EIP-1474). */
export const SPONSOR_ERRORS = {
  unknownMethod: -32601,
  badParams: -32602,
  /** The paymaster does not respond. */
  unavailable: -32002,
  /** The server does not sponsor this call. */
  rejected: -32003,
  /** Too many requests. */
  limited: -32005,
} as const

export const paymasterCall = defineEndpoint({
  method: 'POST',
  path: PAYMASTER_PATH,
  auth: 'public',
  summary:
    'ERC-7677 for wallets: sponsors a player’s transfer of USDC to the treasury for an order of the player, and no other call. 404 if nothing is sponsored.',
  query: z.object({
    /** The reference of the order, which only its player knows. Calls without one are refused. */
    order: z.optional(z.string().check(z.maxLength(40))),
  }),
  body: z.object({
    ...envelope,
    method: z.string().check(z.maxLength(100)),
    /** [user operation, entry point, chain id, context]. The context is not forwarded. */
    params: z.array(z.unknown()).check(z.maxLength(4)),
  }),
  response: z.union([
    z.object({ ...envelope, result: z.record(z.string(), z.unknown()) }),
    z.object({ ...envelope, error: z.object({ code: z.number(), message: z.string() }) }),
  ]),
  errors: ['not_found'],
})
