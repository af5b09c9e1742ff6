import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { BEARER_ERRORS } from '../errors.ts'

/** Features that are on for some players only. `linked_names`: the boards show the player's linked name. */
export const BETA_FEATURES = ['linked_names'] as const
export type BetaFeature = (typeof BETA_FEATURES)[number]

const params = z.object({
  /** A player's id, one of their identities, or 'me'. */
  id: z.string().check(z.minLength(1), z.maxLength(100)),
})
/** Strings, because a page may be older than a feature. */
const flagsSchema = z.object({ beta_features: z.array(z.string()) })

export const featureFlagsCall = defineEndpoint({
  method: 'GET',
  path: '/admin/feature-flags/{id}',
  auth: 'bearer',
  summary:
    'The beta features of a player. A player may read their own, the admin key those of all players.',
  params,
  response: flagsSchema,
  errors: [...BEARER_ERRORS, 'not_found'],
})

export const setFeatureFlagsCall = defineEndpoint({
  method: 'PUT',
  path: '/admin/feature-flags/{id}',
  auth: 'bearer',
  summary: 'Sets the beta features of a player. Requires the admin key.',
  params,
  body: z.object({
    beta_features: z
      .array(z.enum(BETA_FEATURES, `The beta features are ${BETA_FEATURES.join(', ')}.`))
      .check(z.maxLength(BETA_FEATURES.length)),
  }),
  response: flagsSchema,
  errors: [...BEARER_ERRORS, 'forbidden', 'not_found'],
})
