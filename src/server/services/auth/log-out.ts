import { logoutCall } from '#src/protocol/calls/auth.ts'
import { revokeSession } from '../../db/repositories/sessions.ts'
import { sha256 } from '../../hashing.ts'
import { answerOnce } from '../idempotency.ts'
import type { Means } from '../means.ts'
import { authenticate } from './authenticate.ts'

/**
 * Ends the session of a bearer secret with all its tokens. The secret is looked up inside the transaction, so that a
 * repeated call finds its first answer before it finds its key revoked. Throws `invalid_key`.
 */
export async function logOut(
  means: Means,
  request: { secret: string; idempotencyKey: string | undefined },
): Promise<void> {
  await answerOnce(
    means,
    { caller: sha256(request.secret), call: logoutCall, key: request.idempotencyKey, body: null },
    async (tx) => {
      const caller = await authenticate(means, tx, request.secret)
      await revokeSession(tx, caller.sessionId, means.clock.now())
      return { result: null }
    },
  )
}
