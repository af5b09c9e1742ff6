import type { Transaction } from '../../db/database.ts'
import type { Player } from '../../db/repositories/players.ts'
import { runningTurnOf } from '../../db/repositories/turns.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Means } from '../means.ts'
import { finishLeftTurn } from './finish-turn.ts'
import type { RunningTurns } from './running-turns.ts'

/** One turn at a time: a turn that is being spoken here must end first; one that was left behind is ended now. */
export async function makeRoom(
  means: Means,
  tx: Transaction,
  player: Player,
  turns: RunningTurns,
): Promise<void> {
  const running = await runningTurnOf(tx, player.id)
  if (!running) return
  if (turns.get(running.id)) throw stillSpeaking()
  await finishLeftTurn(means, tx, running)
}

export function stillSpeaking(): RequestError {
  return new RequestError('busy', 'Wait for the answer before you go on.')
}
