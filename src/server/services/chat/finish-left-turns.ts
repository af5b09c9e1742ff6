import { runningTurnOf, type TurnRow, unfinishedTurns } from '../../db/repositories/turns.ts'
import type { Means } from '../means.ts'
import { finishLeftTurn } from './finish-turn.ts'
import type { RunningTurns } from './running-turns.ts'

/** No voice speaks longer than this: on a shared database an older turn belongs to a server that is gone. */
const SURELY_LEFT_MS = 60_000

/** At a start: finishes what a killed server left unsaid. The embedded database has one server: whatever is running there was left. */
export async function finishLeftTurns(means: Means, turns: RunningTurns): Promise<void> {
  const { store, clock, log } = means
  const left = await unfinishedTurns(
    store.db,
    store.engine === 'embedded'
      ? 'ever'
      : { before: new Date(clock.now().getTime() - SURELY_LEFT_MS) },
  )
  for (const turn of left) {
    if (!turns.get(turn.id)) await store.transact((tx) => finishLeftTurn(means, tx, turn))
  }
  if (left.length > 0) log.info({ turns: left.length }, 'finished what was left unsaid')
}

/** When a player looks at their talks: finishes a turn of theirs that nobody speaks; answers one that is being spoken here. */
export async function finishLeftTurnOf(
  means: Means,
  turns: RunningTurns,
  playerId: string,
): Promise<TurnRow | undefined> {
  const turn = await runningTurnOf(means.store.db, playerId)
  if (!turn || turns.get(turn.id)) return turn
  await means.store.transact((tx) => finishLeftTurn(means, tx, turn))
  return undefined
}
