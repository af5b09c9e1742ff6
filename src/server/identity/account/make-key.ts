import { MAX_KEYS, makeKeyCall } from '#src/protocol/calls/account.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { lockPlayer } from '../../platform/db/repositories/players.ts'
import { addSession } from '../auth/session-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import { type Caller } from '../../platform/http/caller.ts'
import { SESSION_MS } from '../auth/authenticate.ts'
import { issueApiKey } from '../auth/issue-tokens.ts'
import { requireStepUp } from '../auth/require-step-up.ts'
import { answerOnce } from '../../write/idempotency.ts'
import type { ServerContext } from '../../server-context.ts'
import { activeKeysOf, toApiKey } from './active-keys.ts'
import { addNotice } from './add-notice.ts'
import { playerNotFound } from '../../read/player/player-not-found.ts'

/**
 * Makes another key for a session that has stepped up. It is an independent session. Throws `step_up_required`,
 * `too_many_keys`.
 */
export function makeKey(
  server: ServerContext,
  { caller, idempotencyKey }: { caller: Caller; idempotencyKey: string | undefined },
): Promise<ResponseOf<typeof makeKeyCall>> {
  const { playerId, wallet } = caller
  const write = { caller: { playerId }, call: makeKeyCall, key: idempotencyKey, body: null }
  return answerOnce(server, write, async (tx) => {
    // The lock makes concurrent calls count each other's keys.
    if (!(await lockPlayer(tx, playerId))) {
      throw playerNotFound()
    }
    const { subject } = await requireStepUp(server, tx, caller)
    if ((await activeKeysOf(server, tx, caller)).length >= MAX_KEYS) {
      throw new RequestError(
        'too_many_keys',
        `A player holds at most ${MAX_KEYS} keys. Revoke one first.`,
      )
    }
    const id = server.ids.uuid()
    const createdAt = server.clock.now()
    await addSession(tx, { id, playerId, wallet, subject, createdAt })
    const apiKey = await issueApiKey(server, tx, id)
    await addNotice(server, tx, { players: [playerId], kind: 'key_made', about: [subject] })
    const endsAt = new Date(createdAt.getTime() + SESSION_MS)
    const key = toApiKey({ id, wallet, createdAt, lastUsedAt: createdAt, endsAt }, false)
    return { result: { ...key, api_key: apiKey } }
  })
}
