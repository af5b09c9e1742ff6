import { runningTurnOf, unfinishedTurns } from '../../db/repositories/turns.ts'
import type { Means } from '../means.ts'
import { finishLeftTurn } from './finish-turn.ts'
import type { RunningTurns } from './running-turns.ts'

/** No voice speaks longer than this: on a shared database an older turn belongs to a server that is gone. */
const SURELY_LEFT_MS = 60_000

/** At a start: finishes what a killed server left unsaid. The embedded database has one server, so there it is all of them. */
export async function finishLeftTurns(means: Means, turns: RunningTurns): Promise<void> {
  const { store, clock, log } = means
  const age = store.engine === 'embedded' ? -1 : SURELY_LEFT_MS
  const left = await unfinishedTurns(store.db, new Date(clock.now().getTime() - age))
  for (const turn of left) {
    if (!turns.get(turn.id)) await store.transact((tx) => finishLeftTurn(means, tx, turn))
  }
  if (left.length > 0) log.info({ turns: left.length }, 'finished what was left unsaid')
}

/** When a player looks at their talks: finishes a turn of theirs that nobody here is speaking. */
export async function finishLeftTurnOf(
  means: Means,
  turns: RunningTurns,
  playerId: string,
): Promise<void> {
  const turn = await runningTurnOf(means.store.db, playerId)
  if (turn && !turns.get(turn.id)) {
    await means.store.transact((tx) => finishLeftTurn(means, tx, turn))
  }
}
