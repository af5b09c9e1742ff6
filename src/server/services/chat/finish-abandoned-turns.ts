import { runningTurnOf, type TurnRow, unfinishedTurns } from '../../db/repositories/turns.ts'
import type { ServerContext } from '../server-context.ts'
import { finishAbandonedTurn } from './finish-turn.ts'
import type { RunningTurns } from './running-turns.ts'

/** More than any reply takes. In a shared database, a running turn that is older belongs to a node that has stopped. */
const ABANDONED_AFTER_MS = 60_000

/** Finishes all abandoned turns. Must be called at startup, before this node runs any turn. */
export async function finishAbandonedTurns(
  server: ServerContext,
  turns: RunningTurns,
): Promise<void> {
  const { store, clock, log } = server
  // The embedded database has one node, so every unfinished turn is abandoned.
  const abandoned = await unfinishedTurns(
    store.db,
    store.engine === 'embedded'
      ? 'ever'
      : { before: new Date(clock.now().getTime() - ABANDONED_AFTER_MS) },
  )
  for (const turn of abandoned) {
    if (!turns.get(turn.id)) await store.transact((tx) => finishAbandonedTurn(server, tx, turn))
  }
  if (abandoned.length > 0) log.info({ turns: abandoned.length }, 'finished abandoned turns')
}

/** Returns the player's turn that is running on this node. Finishes one that is not, and returns undefined. */
export async function finishAbandonedTurnOf(
  server: ServerContext,
  turns: RunningTurns,
  playerId: string,
): Promise<TurnRow | undefined> {
  const turn = await runningTurnOf(server.store.db, playerId)
  if (!turn || turns.get(turn.id)) return turn
  await server.store.transact((tx) => finishAbandonedTurn(server, tx, turn))
  return undefined
}
