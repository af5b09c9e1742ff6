import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

const miniAppSchema = z.record(z.string(), z.unknown())

export const manifestCall = defineEndpoint({
  method: 'GET',
  path: '/.well-known/farcaster.json',
  auth: 'public',
  summary:
    'The manifest of the Farcaster mini-app; 404 unless PUBLIC_ORIGIN is set, because its URLs are absolute.',
  response: z.object({
    accountAssociation: z.optional(
      z.object({ header: z.string(), payload: z.string(), signature: z.string() }),
    ),
    miniapp: miniAppSchema,
    frame: miniAppSchema,
  }),
  errors: ['not_found'],
})

const encoded = z.string().check(z.minLength(1), z.maxLength(8_000))

export const webhookCall = defineEndpoint({
  method: 'POST',
  path: '/api/farcaster/webhook',
  auth: 'public',
  summary:
    'An event of a Farcaster client, signed by its app key: its user added or removed the game, or turned notifications on or off.',
  body: z.object({ header: encoded, payload: encoded, signature: encoded }),
  errors: ['wrong_signature'],
})
