import * as z from 'zod/mini'
import { characterSchema } from '../characters.ts'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'
import { EVIDENCE_KINDS } from '../evidence.ts'
import { dollarsSchema, instantSchema, uuidSchema } from '../fields.ts'
import { NAME_SOURCES } from './account.ts'
import { NOTICE_KINDS, pendingMergeSchema } from './identity.ts'
import { loanSchema } from './loans.ts'
import { recollectionSchema } from './memory.ts'

/** A value whose shape is that of the game's rules. */
const recordSchema = z.record(z.string(), z.unknown())

const playerDataSchema = z.object({
  exported_at: instantSchema,
  player: z.object({
    id: uuidSchema,
    street_name: z.string(),
    created_at: instantSchema,
    borough: z.string(),
    reputation: z.number(),
    xp: z.number(),
    bought_messages: z.number(),
    beta_features: z.array(z.string()),
    /** Ids of the players that were merged into this one. Their data is listed with the player's own. */
    merged_players: z.array(uuidSchema),
  }),
  identities: z.array(
    z.object({
      kind: z.string(),
      subject: z.string(),
      linked_at: instantSchema,
      /** Its name in another service, as of the last look-up; null without one. */
      linked_name: z.nullable(z.string()),
      linked_name_source: z.nullable(z.enum(NAME_SOURCES)),
    }),
  ),
  /** What proves that an identity is a person's. */
  evidence: z.array(
    z.object({
      subject: z.string(),
      kind: z.enum(EVIDENCE_KINDS),
      at: instantSchema,
      ends_at: z.nullable(instantSchema),
    }),
  ),
  /** Sessions, without their secrets. A key of the API is a session, too. */
  sessions: z.array(
    z.object({
      id: uuidSchema,
      wallet: z.string(),
      /** The subject of the identity that signed it in. */
      subject: z.string(),
      created_at: instantSchema,
      revoked_at: z.nullable(instantSchema),
      tokens: z.array(
        z.object({
          kind: z.enum(['api', 'access', 'refresh']),
          created_at: instantSchema,
          last_used_at: instantSchema,
          expires_at: instantSchema,
        }),
      ),
    }),
  ),
  notices: z.array(
    z.object({
      kind: z.enum(NOTICE_KINDS),
      about: z.array(z.string()),
      at: instantSchema,
      read_at: z.nullable(instantSchema),
    }),
  ),
  conversations: z.array(
    z.object({
      character: characterSchema,
      created_at: instantSchema,
      messages: z.array(z.object({ role: z.string(), content: z.string(), at: instantSchema })),
    }),
  ),
  /** What each shark remembers. */
  memory: z.array(z.object({ character: characterSchema, relation: recordSchema })),
  /** What the sharks recall of the player's own words. */
  own_words: z.array(recollectionSchema),
  /** Stored answers to writes. Only a repeat of the write can decrypt them, so that they are listed without text. */
  stored_answers: z.array(z.object({ status: z.number(), stored_at: instantSchema })),
  purchases: z.array(
    z.object({ reference: z.string(), bought: z.string(), usdc: z.number(), at: instantSchema }),
  ),
  /** Orders of payments. */
  orders: z.array(
    z.object({
      reference: z.string(),
      chain: z.string(),
      usdc: z.number(),
      at: instantSchema,
      expires_at: instantSchema,
      /** The payment that was found for it; null without one. */
      payment: z.nullable(z.string()),
    }),
  ),
  /** Payments whose fee the game has paid or reserved. */
  sponsored_calls: z.array(
    z.object({
      wallet: z.string(),
      usdc: z.number(),
      /** In wei. */
      fee: z.string(),
      state: z.string(),
      at: instantSchema,
    }),
  ),
  /** Whether Farcaster's apps have the mini-app, and may receive notifications. Their tokens are secrets. */
  mini_apps: z.array(
    z.object({
      fid: z.number(),
      is_added: z.boolean(),
      has_notification_token: z.boolean(),
      changed_at: instantSchema,
    }),
  ),
  offers: z.array(
    z.object({
      character: characterSchema,
      terms: recordSchema,
      status: z.string(),
      created_at: instantSchema,
      expires_at: instantSchema,
    }),
  ),
  /** Merges that wait. */
  pending_merges: z.array(pendingMergeSchema),
  loans: z.array(loanSchema),
  fronts: z.array(z.object({ front: z.string(), bought_at: instantSchema, earned: dollarsSchema })),
  /** The state of the player's game: the rows of each table, such as `stash`, with the names of its columns. */
  game: z.record(z.string(), z.array(recordSchema)),
  /** The events of the player's runs: trades, trips, jobs and everything else that was decided. */
  events: z.array(z.object({ season: z.string(), seq: z.number(), event: recordSchema })),
})
export type PlayerData = z.infer<typeof playerDataSchema>

export const playerDataCall = defineEndpoint({
  method: 'GET',
  path: '/player/data',
  auth: 'bearer',
  summary: 'Everything that is stored about the player, as one document. Requires a step-up.',
  response: playerDataSchema,
  errors: [...BEARER_ERRORS, 'step_up_required', 'not_found'],
})

export const deletePlayerCall = defineEndpoint({
  method: 'DELETE',
  path: '/player/data',
  auth: 'bearer',
  summary:
    "Deletes the player's identities, sessions, keys, messages, memory and name, at once. Requires a step-up.",
  errors: [...BEARER_ERRORS, 'step_up_required', 'busy'],
})
