import { logoutAllCall } from '#src/protocol/calls/identity.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import type { Transaction } from '../../db/database.ts'
import { lockPlayer } from '../../db/repositories/players.ts'
import { revokeSessionsOf } from '../../db/repositories/sessions.ts'
import { sha256 } from '../../hashing.ts'
import { RequestError } from '../../http/request-error.ts'
import { answerOnce } from '../idempotency.ts'
import type { ServerContext } from '../server-context.ts'
import { authenticate } from './authenticate.ts'

/** An attempt must be repeated if the player is merged into another one while the lock is awaited. */
const MAX_ATTEMPTS = 2

/**
 * Ends all sessions of the player with this bearer secret. The secret is looked up inside the transaction, so that a
 * repeated call finds its first answer before it finds its key revoked. Throws `invalid_key`.
 */
export async function logOutEverywhere(
  server: ServerContext,
  { secret, idempotencyKey: key }: { secret: string; idempotencyKey: string | undefined },
): Promise<void> {
  const write = { caller: sha256(secret), call: logoutAllCall, key, body: null }
  await answerOnce(server, write, async (tx) => {
    const playerId = await lockOwner(server, tx, secret)
    await revokeSessionsOf(tx, playerId, server.clock.now())
    return { result: null }
  })
}

/** Locks the player of a secret, so that a key that is made concurrently is either revoked too or refused. */
async function lockOwner(server: ServerContext, tx: Transaction, secret: string): Promise<string> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const { playerId } = await authenticate(server, tx, secret)
    if (await lockPlayer(tx, playerId)) return playerId
  }
  throw new RequestError('invalid_key', AUTH_TEXTS.invalidKey)
}
