import { logoutCall } from '#src/protocol/calls/auth.ts'
import { revokeSession } from '../../db/repositories/sessions.ts'
import { sha256 } from '../../hashing.ts'
import { answerOnce } from '../idempotency.ts'
import type { ServerContext } from '../server-context.ts'
import { authenticate } from './authenticate.ts'

/**
 * Ends the session of a bearer secret with all its tokens. The secret is looked up inside the transaction, so that a
 * repeated call finds its first answer before it finds its key revoked. Throws `invalid_key`.
 */
export async function logOut(
  server: ServerContext,
  request: { secret: string; idempotencyKey: string | undefined },
): Promise<void> {
  await answerOnce(
    server,
    { caller: sha256(request.secret), call: logoutCall, key: request.idempotencyKey, body: null },
    async (tx) => {
      const caller = await authenticate(server, tx, request.secret)
      await revokeSession(tx, caller.sessionId, server.clock.now())
      return { result: null }
    },
  )
}
