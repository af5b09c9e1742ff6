import { deletePlayerCall } from '#src/protocol/calls/player-data.ts'
import type { Transaction } from '../../db/database.ts'
import { pendingMergesOf, removePendingMerge } from '../../db/repositories/pending-merges.ts'
import { deletePlayerData } from '../../db/repositories/player-data.ts'
import { formerIdsOf, playerOf, updatePlayer } from '../../db/repositories/players.ts'
import { runningTurnOf } from '../../db/repositories/turns.ts'
import { sha256 } from '../../hashing.ts'
import { RequestError } from '../../http/request-error.ts'
import { authenticate } from '../auth/authenticate.ts'
import { closePlayer } from '../auth/close-player.ts'
import { lockCaller } from '../auth/lock-caller.ts'
import { requireStepUp } from '../auth/require-step-up.ts'
import { answerOnce } from '../idempotency.ts'
import type { ServerContext } from '../server-context.ts'
import { addNotice } from './add-notice.ts'

/**
 * Deletes what identifies the player of a bearer secret and what the player wrote, also under players that were merged
 * into it. Events and entries remain under the player's id. The identities can sign in again, as new players. The
 * secret is looked up inside the transaction, so that a repeated call finds its first answer before it finds its key
 * deleted. Throws `invalid_key`, `step_up_required`, and `busy` while a reply is being given.
 */
export function deletePlayer(
  server: ServerContext,
  { secret, idempotencyKey: key }: { secret: string; idempotencyKey: string | undefined },
): Promise<{ player_id: string }> {
  const write = { caller: sha256(secret), call: deletePlayerCall, key, body: null }
  return answerOnce(server, write, async (tx) => {
    const { playerId } = await authenticate(server, tx, secret)
    // Before the player is locked: the execution of a merge takes the same order.
    await cancelMergesOf(server, tx, playerId)
    const caller = await lockCaller(server, tx, secret)
    await requireStepUp(server, tx, caller)
    await deleteLocked(server, tx, caller.playerId)
    return { result: { player_id: caller.playerId } }
  })
}

async function deleteLocked(
  server: ServerContext,
  tx: Transaction,
  playerId: string,
): Promise<void> {
  if (await runningTurnOf(tx, playerId)) {
    throw new RequestError('busy', 'A shark is still talking to you. Try again in a moment.')
  }
  await deletePlayerData(tx, [playerId, ...(await formerIdsOf(tx, playerId))])
  await closePlayer(server, tx, playerId)
  await updatePlayer(tx, playerId, { betaFeatures: [] })
}

/** Cancels the player's pending merges, with a notice to the other player. */
async function cancelMergesOf(
  server: ServerContext,
  tx: Transaction,
  playerId: string,
): Promise<void> {
  for (const { id, keptId, droppedId } of await pendingMergesOf(tx, [playerId])) {
    if (!(await removePendingMerge(tx, id))) continue
    const about: string[] = []
    for (const each of [keptId, droppedId]) {
      about.push((await playerOf(tx, each))?.streetName ?? '')
    }
    const players = [keptId, droppedId].filter((each) => each !== playerId)
    await addNotice(server, tx, { players, kind: 'merge_cancelled', about })
  }
}
