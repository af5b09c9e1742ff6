import type { Transaction } from '../../db/database.ts'
import type { Player } from '../../db/repositories/players.ts'
import { runningTurnOf } from '../../db/repositories/turns.ts'
import { RequestError } from '../../http/request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { finishAbandonedTurn } from './finish-turn.ts'
import type { RunningTurns } from './running-turns.ts'
import { isAbandoned } from './turn-lease.ts'

/**
 * Finishes the player's running turn if its node has stopped. Returns true if a new turn may start, and false if a turn
 * of the player is running on this or another node.
 */
export async function endAbandonedTurn(
  server: ServerContext,
  tx: Transaction,
  player: Player,
  turns: RunningTurns,
): Promise<boolean> {
  const running = await runningTurnOf(tx, player.id)
  if (!running) return true
  if (!isAbandoned(server, turns, running)) return false
  await finishAbandonedTurn(server, tx, running)
  return true
}

/** Returns the refusal of a request that has to wait for the end of a reply. */
export function busyError(): RequestError {
  return new RequestError('busy', 'Wait for the answer before you go on.')
}

export function isBusyError(failure: unknown): boolean {
  return failure instanceof RequestError && failure.code === 'busy'
}
