import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { addressSchema, hexSchema } from '../fields.ts'

/** Uses of a signed text: a sign-in or a link, or the step-up of the calling session. */
export const NONCE_USES = ['sign-in', 'step-up'] as const

export const nonceCall = defineEndpoint({
  method: 'GET',
  path: '/auth/nonce',
  auth: 'public',
  summary:
    'A single-use nonce for one address, with the whole SIWE text to sign. A step-up needs the bearer key.',
  query: z.object({
    address: addressSchema,
    /** The chain id that the text names (EIP-4361). */
    chain_id: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
    purpose: z._default(z.enum(NONCE_USES), 'sign-in'),
  }),
  response: z.object({ nonce: z.string(), message: z.string(), expires_at: z.iso.datetime() }),
  errors: [...BEARER_ERRORS, 'wrong_host'],
})

/** What proved the identity: a wallet, or the app around the page. */
export const IDENTITY_TYPES = ['eoa', 'farcaster', 'base_minikit', 'worldcoin'] as const

export const tokensSchema = z.object({
  api_key: z.string(),
  access_token: z.string(),
  refresh_token: z.string(),
  wallet: z.string(),
  player_id: z.uuid(),
  /** Whether this sign-in created the player. */
  is_new_player: z.boolean(),
  /** Whether the wallet itself has signed. One that only a host names must sign before it can pay. Default: true. */
  wallet_proven: z.optional(z.boolean()),
  /** Absent for a wallet. */
  identity: z.optional(
    z.object({
      type: z.enum(IDENTITY_TYPES),
      fid: z.optional(z.number()),
      world_id: z.optional(z.string()),
      /** Whether World has verified a human behind the address; absent when that is unknown. */
      verified: z.optional(z.boolean()),
    }),
  ),
})
export type SignInTokens = z.infer<typeof tokensSchema>

/** Kinds of signers. A burner is a key made in the browser. */
export const SIGNATURE_TYPES = ['eoa', 'burner', 'smart_wallet'] as const

export const signInCall = defineEndpoint({
  method: 'POST',
  path: '/auth/signin',
  auth: 'public',
  summary: 'Verifies the signature of a wallet over the nonce text, and opens a session.',
  body: z.object({
    address: addressSchema,
    signature: hexSchema,
    message: z.string().check(z.minLength(1), z.maxLength(4_000)),
    nonce: z.optional(z.string().check(z.maxLength(200))),
    sig_type: z._default(z.enum(SIGNATURE_TYPES), 'eoa'),
  }),
  response: tokensSchema,
  errors: [
    'wrong_signature',
    'wrong_domain',
    'wrong_host',
    'expired_nonce',
    'unknown_nonce',
    'forbidden',
  ],
})

export const refreshCall = defineEndpoint({
  method: 'POST',
  path: '/auth/refresh',
  auth: 'public',
  summary: 'Exchanges a refresh token, once, for a new access token and refresh token.',
  body: z.object({ refresh_token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({ access_token: z.string(), refresh_token: z.string() }),
  errors: ['invalid_refresh_token'],
})

export const meCall = defineEndpoint({
  method: 'GET',
  path: '/auth/me/api',
  auth: 'bearer',
  summary: 'Answers 200 while the key is valid.',
  response: z.object({
    player_id: z.uuid(),
    wallet: z.string(),
    street_name: z.string(),
    /** The player's name at ENS, Base, Farcaster or World; null when there is none. */
    linked_name: z.nullable(z.string()),
  }),
  errors: BEARER_ERRORS,
})

export const sessionCall = defineEndpoint({
  method: 'GET',
  path: '/auth/session',
  auth: 'bearer',
  summary: 'Whether this key is valid for this wallet.',
  query: z.object({ wallet: addressSchema }),
  response: z.object({ valid: z.boolean() }),
  errors: BEARER_ERRORS,
})

export const logoutCall = defineEndpoint({
  method: 'POST',
  path: '/auth/logout',
  auth: 'bearer',
  summary: 'Revokes the session: the key of this call and the tokens issued with it.',
  errors: BEARER_ERRORS,
})
