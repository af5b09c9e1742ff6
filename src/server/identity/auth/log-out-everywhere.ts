import { logoutAllCall } from '#src/protocol/calls/identity.ts'
import { revokeSessionsOf, sessionOf } from './session-repository.ts'
import { sha256 } from '../../platform/hashing.ts'
import { addNotice } from '../account/add-notice.ts'
import { answerOnce } from '../../write/idempotency.ts'
import type { ServerContext } from '../../server-context.ts'
import { lockCaller } from './lock-caller.ts'

/**
 * Ends all sessions of the player with this bearer secret, with a notice for the next visit. The secret is looked up inside the transaction, so that a
 * repeated call finds its first answer before it finds its key revoked. Throws `invalid_key`.
 */
export async function logOutEverywhere(
  server: ServerContext,
  { secret, idempotencyKey: key }: { secret: string; idempotencyKey: string | undefined },
): Promise<void> {
  const write = { caller: sha256(secret), call: logoutAllCall, key, body: null }
  await answerOnce(server, write, async (tx) => {
    const { playerId, sessionId } = await lockCaller(server, tx, secret)
    const session = await sessionOf(tx, sessionId)
    await revokeSessionsOf(tx, { playerId, now: server.clock.now() })
    const about = session ? [session.subject] : []
    await addNotice(server, tx, { players: [playerId], kind: 'signed_out_everywhere', about })
    return { result: null }
  })
}
