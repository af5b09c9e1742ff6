import { unlinkCall } from '#src/protocol/calls/identity.ts'
import { removeEvidence } from '../../platform/db/repositories/evidence.ts'
import { identitiesOf, lockPlayer, removeIdentity } from '../../platform/db/repositories/players.ts'
import { revokeSessionsBy } from '../auth/session-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireStepUp } from '../auth/require-step-up.ts'
import { answerOnce } from '../../write/idempotency.ts'
import type { ServerContext } from '../../server-context.ts'
import { addNotice } from './add-notice.ts'
import { cancelMergesOf } from './pending-merges.ts'

/**
 * Removes an identity from the player, ends the sessions that it signed in, apart from the calling one, and cancels the
 * player's pending merges. Throws
 * `step_up_required`, `not_found`, and `last_identity` for the only one.
 */
export async function unlink(
  server: ServerContext,
  {
    caller,
    id,
    idempotencyKey: key,
  }: { caller: Caller; id: string; idempotencyKey: string | undefined },
): Promise<void> {
  const { playerId, sessionId } = caller
  const write = { caller: { playerId }, call: unlinkCall, key, body: { id } }
  await answerOnce(server, write, async (tx) => {
    // A merge was asked for with the identities that the two players had.
    await cancelMergesOf(server, tx, playerId)
    const player = await lockPlayer(tx, playerId)
    await requireStepUp(server, tx, caller)
    const identities = player ? await identitiesOf(tx, playerId) : []
    const identity = identities.find((each) => each.id === id)
    if (!identity) throw new RequestError('not_found', 'There is no such identity.')
    if (identities.length === 1) {
      throw new RequestError(
        'last_identity',
        'This is your only identity: without it nobody could sign in as you. Link another first.',
      )
    }
    const { subject } = identity
    await removeIdentity(tx, id)
    // Payments stay in the books, and prove the address again if it is linked again. The rest is read again then.
    await removeEvidence(tx, subject, ['world_id', 'farcaster', 'history'])
    await revokeSessionsBy(tx, { subject, exceptId: sessionId, now: server.clock.now() })
    await addNotice(server, tx, { players: [playerId], kind: 'unlinked', about: [subject] })
    return { result: null }
  })
}
