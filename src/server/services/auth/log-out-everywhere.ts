import { logoutAllCall } from '#src/protocol/calls/identity.ts'
import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import type { Transaction } from '../../db/database.ts'
import { lockPlayer } from '../../db/repositories/players.ts'
import { revokeSessionsOf } from '../../db/repositories/sessions.ts'
import { sha256 } from '../../hashing.ts'
import { RequestError } from '../../http/request-error.ts'
import { answerOnce } from '../idempotency.ts'
import type { Means } from '../means.ts'
import { authenticate } from './authenticate.ts'

/** The player may be merged into another while the lock is awaited. */
const MAX_ATTEMPTS = 2

/**
 * Ends all sessions of the player with this bearer secret. The secret is looked up inside the transaction, so that a
 * repeated call finds its first answer before it finds its key revoked. Throws `invalid_key`.
 */
export async function logOutEverywhere(
  means: Means,
  { secret, idempotencyKey: key }: { secret: string; idempotencyKey: string | undefined },
): Promise<void> {
  const write = { caller: sha256(secret), call: logoutAllCall, key, body: null }
  await answerOnce(means, write, async (tx) => {
    const playerId = await lockOwner(means, tx, secret)
    await revokeSessionsOf(tx, playerId, means.clock.now())
    return { result: null }
  })
}

/** Locks the player, so that a key that is made at the same time also ends or is not made. */
async function lockOwner(means: Means, tx: Transaction, secret: string): Promise<string> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const { playerId } = await authenticate(means, tx, secret)
    if (await lockPlayer(tx, playerId)) return playerId
  }
  throw new RequestError('invalid_key', AUTH_TEXTS.invalidKey)
}
