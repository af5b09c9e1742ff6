import { runningTurnOf, type TurnRow, unfinishedTurns } from '../../db/repositories/turns.ts'
import type { ServerContext } from '../server-context.ts'
import { finishAbandonedTurn } from './finish-turn.ts'
import type { RunningTurns } from './running-turns.ts'
import { isAbandoned } from './turn-lease.ts'

const INTERVAL_MS = 60_000

/** Calls {@link finishAbandonedTurns} every minute until `stopping` aborts. */
export async function runAbandonedTurnsWorker(
  server: ServerContext,
  turns: RunningTurns,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    await server.clock.sleep(INTERVAL_MS, stopping)
    if (stopping.aborted) return
    await finishAbandonedTurns(server, turns).catch((failure: unknown) =>
      server.log.warn({ err: failure }, 'could not finish abandoned turns'),
    )
  }
}

/** Finishes all turns whose node has stopped. */
export async function finishAbandonedTurns(
  server: ServerContext,
  turns: RunningTurns,
): Promise<void> {
  const { store, clock, log } = server
  const running = await unfinishedTurns(
    store.db,
    store.engine === 'embedded' ? 'all' : { at: clock.now() },
  )
  const abandoned = running.filter((turn) => isAbandoned(server, turns, turn))
  for (const turn of abandoned) {
    await store.transact((tx) => finishAbandonedTurn(server, tx, turn))
  }
  if (abandoned.length > 0) log.info({ turns: abandoned.length }, 'finished abandoned turns')
}

/** Returns the player's turn that is running on this or another node. Finishes one whose node has stopped. */
export async function finishAbandonedTurnOf(
  server: ServerContext,
  turns: RunningTurns,
  playerId: string,
): Promise<TurnRow | undefined> {
  const turn = await runningTurnOf(server.store.db, playerId)
  if (!turn || !isAbandoned(server, turns, turn)) return turn
  await server.store.transact((tx) => finishAbandonedTurn(server, tx, turn))
  return undefined
}
