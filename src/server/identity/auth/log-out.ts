import { logoutCall } from '#src/protocol/calls/auth.ts'
import { revokeSession } from './session-repository.ts'
import { sha256 } from '../../platform/hashing.ts'
import { answerOnce } from '../../write/idempotency.ts'
import type { ServerContext } from '../../server-context.ts'
import { authenticate } from './authenticate.ts'

/**
 * Revokes the session that a bearer secret belongs to, and all its tokens. Throws `invalid_key` if the secret is not
 * valid. The secret is checked inside `answerOnce`: a retry with the same idempotency key gets the first answer,
 * although the first call has revoked the session.
 */
export async function logOut(
  server: ServerContext,
  request: { secret: string; idempotencyKey: string | undefined },
): Promise<void> {
  await answerOnce(
    server,
    { caller: sha256(request.secret), call: logoutCall, key: request.idempotencyKey, body: null },
    async (tx) => {
      const principal = await authenticate(server, tx, request.secret)
      await revokeSession(tx, principal.sessionId, server.clock.now())
      return { result: null }
    },
  )
}
