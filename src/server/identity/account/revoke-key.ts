import { revokeKeyCall } from '#src/protocol/calls/account.ts'
import { revokeOwnSession } from './key-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { answerOnce } from '../../write/idempotency.ts'
import type { ServerContext } from '../../server-context.ts'

/** Ends a key of the player at once, with the tokens of its session. Throws `not_found`. */
export async function revokeKey(
  server: ServerContext,
  {
    caller: { playerId },
    id,
    idempotencyKey,
  }: { caller: Actor; id: string; idempotencyKey: string | undefined },
): Promise<void> {
  const write = { caller: { playerId }, call: revokeKeyCall, key: idempotencyKey, body: { id } }
  await answerOnce(server, write, async (tx) => {
    if (!(await revokeOwnSession(tx, { id, playerId, now: server.clock.now() }))) {
      throw new RequestError('not_found', 'There is no such key.')
    }
    return { result: null }
  })
}
