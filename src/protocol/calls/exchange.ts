import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS, PROOF_ERRORS } from '../errors.ts'
import { addressSchema } from '../fields.ts'
import { tokensSchema } from './auth.ts'

/** Services that verify a player's identity, apart from the player's own wallet. */
export const PROVIDERS = ['farcaster', 'base', 'world'] as const
export type Provider = (typeof PROVIDERS)[number]

const tokenSchema = z.string().check(z.minLength(1), z.maxLength(8_000))
/** The host's wallet as the page reports it. It is unproven until it signs itself. */
const claimedWallet = z.optional(addressSchema)

/** Uses of a nonce whose signer's address is not known yet. The last two are for a step-up. */
export const NONCE_PURPOSES = [
  'farcaster',
  'world',
  'frame',
  'farcaster-step-up',
  'world-step-up',
] as const
export type NoncePurpose = (typeof NONCE_PURPOSES)[number]

export const providerNonceCall = defineEndpoint({
  method: 'GET',
  path: '/auth/nonce/{purpose}',
  auth: 'public',
  summary:
    'A single-use nonce for a text that the app around the page signs. A step-up needs the bearer key.',
  params: z.object({ purpose: z.enum(NONCE_PURPOSES) }),
  response: z.object({
    nonce: z.string(),
    expires_at: z.iso.datetime(),
    /**
     * For a frame only: what ties the nonce to the browser. A page whose browser blocks the cookie with the same value
     * keeps it in memory and sends it with the proof.
     */
    secret: z.optional(z.string()),
  }),
  errors: [...BEARER_ERRORS, 'wrong_host'],
})

export const exchangeWorldCall = defineEndpoint({
  method: 'POST',
  path: '/auth/exchange/world',
  auth: 'public',
  summary:
    "Opens a session for World App's walletAuth: base64url JSON of address, message, signature.",
  body: z.object({ token: tokenSchema }),
  response: tokensSchema,
  errors: PROOF_ERRORS,
})

export const exchangeBaseCall = defineEndpoint({
  method: 'POST',
  path: '/auth/exchange/base',
  auth: 'public',
  summary: 'Opens a session for the token that Base App issues to the user of its mini-app.',
  body: z.object({ jwt: tokenSchema, wallet: claimedWallet }),
  response: tokensSchema,
  errors: PROOF_ERRORS,
})

export const exchangeCall = defineEndpoint({
  method: 'POST',
  path: '/auth/exchange/{provider}',
  auth: 'public',
  summary:
    "Opens a session for Farcaster's quick auth token, or for base64url JSON of a signed Farcaster text.",
  params: z.object({
    provider: z.enum(['farcaster'], 'The providers are farcaster, base and world.'),
  }),
  body: z.object({ token: tokenSchema, wallet: claimedWallet }),
  response: tokensSchema,
  errors: PROOF_ERRORS,
})

const frameProof = z.object({
  fid: z.coerce.number().check(z.int(), z.positive()),
  sig: z.string().check(z.minLength(1), z.maxLength(4_000)),
  /** The secret of the nonce. Absent if the browser sends the cookie. */
  secret: z.optional(z.string().check(z.maxLength(200))),
})

export const frameAccountCall = defineEndpoint({
  method: 'GET',
  path: '/api/loan-shark/auth/frame/account',
  auth: 'public',
  summary: "Names the account that a frame's proof signs in to. The proof stays valid.",
  query: frameProof,
  response: z.object({
    name: z.string(),
    /** Whether the sign-in would create the player. */
    is_new_player: z.boolean(),
  }),
  errors: PROOF_ERRORS,
})

export const frameAuthCall = defineEndpoint({
  method: 'GET',
  path: '/api/loan-shark/auth/frame',
  auth: 'public',
  summary:
    'Opens a session for a frame: sig is a JSON Farcaster Signature over {fid, aud, exp, nonce}, valid once, in the browser that asked for the nonce.',
  query: frameProof,
  response: tokensSchema,
  errors: PROOF_ERRORS,
})
