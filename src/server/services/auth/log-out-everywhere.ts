import { logoutAllCall } from '#src/protocol/calls/identity.ts'
import { revokeSessionsOf } from '../../db/repositories/sessions.ts'
import { sha256 } from '../../hashing.ts'
import { answerOnce } from '../idempotency.ts'
import type { ServerContext } from '../server-context.ts'
import { lockCaller } from './lock-caller.ts'

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
    const { playerId } = await lockCaller(server, tx, secret)
    await revokeSessionsOf(tx, playerId, server.clock.now())
    return { result: null }
  })
}
