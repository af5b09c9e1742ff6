import { AUTH_TEXTS } from '#src/protocol/messages.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { lockPlayer } from '../../platform/db/repositories/players.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { ServerContext } from '../../server-context.ts'
import { type Caller } from '../../platform/http/caller.ts'
import { authenticate } from './authenticate.ts'

/** An attempt must be repeated if the player is merged into another one while the lock is awaited. */
const MAX_ATTEMPTS = 2

/**
 * Locks the player of a bearer secret, so that a key that is made concurrently is either ended too or refused. Resolves
 * with the caller. Throws `invalid_key`.
 */
export async function lockCaller(
  server: ServerContext,
  tx: Transaction,
  secret: string,
): Promise<Caller> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const caller = await authenticate(server, tx, secret)
    if (await lockPlayer(tx, caller.playerId)) return caller
  }
  throw new RequestError('invalid_key', AUTH_TEXTS.invalidKey)
}
