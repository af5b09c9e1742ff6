import { refreshCall } from '#src/protocol/calls/auth.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { consumeToken, revokeSession, tokenOf } from './session-repository.ts'
import { sha256 } from '../../platform/hashing.ts'
import type { Outcome } from '../../write/sealed-answer.ts'
import { answerOnce } from '../../write/idempotency.ts'
import type { ServerContext } from '../../server-context.ts'
import { issueTokenPair } from './issue-tokens.ts'

type TokenPair = ResponseOf<typeof refreshCall>

/**
 * Exchanges a refresh token for a new pair of tokens. A token can be used once: a second use means that it was copied,
 * and revokes the session. Throws `invalid_refresh_token`.
 */
export function refresh(
  server: ServerContext,
  request: { refreshToken: string; idempotencyKey: string | undefined },
): Promise<TokenPair> {
  const hash = sha256(request.refreshToken)
  return answerOnce(
    server,
    {
      caller: 'public',
      call: refreshCall,
      key: request.idempotencyKey,
      body: request.refreshToken,
    },
    (tx) => exchangeToken(server, tx, hash),
  )
}

async function exchangeToken(
  server: ServerContext,
  tx: Transaction,
  hash: string,
): Promise<Outcome<TokenPair>> {
  const now = server.clock.now()
  const found = await tokenOf(tx, hash)
  if (!found || found.token.kind !== 'refresh' || found.session.revokedAt) return refused()
  if (found.token.expiresAt.getTime() <= now.getTime()) return refused()
  if (!(await consumeToken(tx, hash, now))) {
    await revokeSession(tx, found.session.id, now)
    return refused()
  }
  return { result: await issueTokenPair(server, tx, found.session) }
}

function refused(): Outcome<never> {
  return {
    failure: {
      code: 'invalid_refresh_token',
      detail: 'Your session has expired. Please sign in again.',
    },
  }
}
