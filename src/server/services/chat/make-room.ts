import type { Transaction } from '../../db/database.ts'
import type { Player } from '../../db/repositories/players.ts'
import { runningTurnOf } from '../../db/repositories/turns.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Means } from '../means.ts'
import { finishLeftTurn } from './finish-turn.ts'
import type { RunningTurns } from './running-turns.ts'

/**
 * One turn at a time: false while a turn of the player's is being spoken here; one that was left behind is ended now.
 */
export async function makeRoom(
  means: Means,
  tx: Transaction,
  player: Player,
  turns: RunningTurns,
): Promise<boolean> {
  const running = await runningTurnOf(tx, player.id)
  if (!running) return true
  if (turns.get(running.id)) return false
  await finishLeftTurn(means, tx, running)
  return true
}

export function stillSpeaking(): RequestError {
  return new RequestError('busy', 'Wait for the answer before you go on.')
}

export function isStillSpeaking(failure: unknown): boolean {
  return failure instanceof RequestError && failure.code === 'busy'
}
