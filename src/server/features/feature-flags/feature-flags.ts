import { setFeatureFlagsCall } from '#src/protocol/calls/feature-flags.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { uuidSchema } from '#src/protocol/fields.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  identityOf,
  lockPlayer,
  playerOf,
  setBetaFeatures,
} from '../../platform/db/repositories/players.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import { authenticate } from '../../identity/auth/authenticate.ts'
import { answerOnce } from '../../write/idempotency.ts'
import type { ServerContext } from '../../server-context.ts'
import { isAdmin } from './is-admin.ts'

type Flags = ResponseOf<typeof setFeatureFlagsCall>

/**
 * Resolves with a player's beta features, if the caller is that player or has the admin key. Throws the 401s, and
 * `not_found` for other callers.
 */
export async function readFeatureFlags(
  server: ServerContext,
  { id, secret }: { id: string; secret: string },
): Promise<Flags> {
  const { config, store } = server
  const callerId = isAdmin(config, secret)
    ? null
    : (await authenticate(server, store.db, secret)).playerId
  const playerId = id === 'me' ? callerId : await playerIdOf(store.db, id)
  const isAnotherPlayer = callerId !== null && playerId !== callerId
  const player =
    playerId !== null && !isAnotherPlayer ? await playerOf(store.db, playerId) : undefined
  if (!player) throw unknownPlayer()
  return { beta_features: player.betaFeatures }
}

/** Sets a player's beta features. Throws `forbidden` without the admin key, and `not_found`. */
export function setFeatureFlags(
  server: ServerContext,
  request: {
    id: string
    secret: string
    body: BodyOf<typeof setFeatureFlagsCall>
    idempotencyKey: string | undefined
  },
): Promise<Flags> {
  const { id, secret, body, idempotencyKey: key } = request
  if (!isAdmin(server.config, secret)) {
    throw new RequestError('forbidden', 'Requires the admin key.')
  }
  const write = { caller: 'admin', call: setFeatureFlagsCall, key, body: { id, ...body } }
  return answerOnce(server, write, async (tx) => {
    const playerId = await playerIdOf(tx, id)
    if (playerId === null || !(await lockPlayer(tx, playerId))) throw unknownPlayer()
    const betaFeatures = [...new Set(body.beta_features)]
    await setBetaFeatures(tx, playerId, betaFeatures)
    return { result: { beta_features: betaFeatures } }
  })
}

/** Finds a player by its id, or by the subject of an identity such as an address or 'fid:1'. */
async function playerIdOf(db: Database, id: string): Promise<string | null> {
  const lower = id.toLowerCase()
  if (uuidSchema.safeParse(lower).success) return lower
  return (await identityOf(db, lower))?.playerId ?? null
}

function unknownPlayer(): RequestError {
  return new RequestError('not_found', 'There is no such player.')
}
