import { deletePlayerCall } from '#src/protocol/calls/player-data.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { deletePlayerData } from './player-data-repository.ts'
import { formerIdsOf, setBetaFeatures } from '../../platform/db/repositories/players.ts'
import { deleteSponsorshipsOf } from '../../write/payments/sponsorship-repository.ts'
import { runningTurnOf } from '../../write/turn-repository.ts'
import { sha256 } from '../../platform/hashing.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import { authenticate } from '../auth/authenticate.ts'
import { closePlayer } from '../auth/close-player.ts'
import { lockCaller } from '../auth/lock-caller.ts'
import { requireStepUp } from '../auth/require-step-up.ts'
import { answerOnce } from '../../write/idempotency.ts'
import { LATE_LANDING_MS } from '../../write/payments/reserve-fee.ts'
import type { ServerContext } from '../../server-context.ts'
import { cancelMergesOf } from './pending-merges.ts'

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
  const ids = [playerId, ...(await formerIdsOf(tx, playerId))]
  await deletePlayerData(tx, ids)
  const reservedBefore = new Date(server.clock.now().getTime() - LATE_LANDING_MS)
  await deleteSponsorshipsOf(tx, ids, reservedBefore)
  await closePlayer(server, tx, playerId)
  await setBetaFeatures(tx, playerId, [])
}
