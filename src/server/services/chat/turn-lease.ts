import { extendTurn, type TurnRow } from '../../db/repositories/turns.ts'
import type { ServerContext } from '../server-context.ts'
import type { RunningTurns } from './running-turns.ts'

/** For how long a turn belongs to the node that words its reply, unless the node extends it. */
const LEASE_MS = 15_000
/** How often a node extends a turn while it words the reply. */
const EXTEND_MS = 5_000

/** Returns until when a turn that is begun or extended now belongs to this node. */
export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}

/** Extends a turn at intervals until `ended` aborts, so that no other node finishes it. Never rejects. */
export async function keepLease(
  { clock, log, store }: Pick<ServerContext, 'clock' | 'log' | 'store'>,
  turn: Pick<TurnRow, 'id'>,
  ended: AbortSignal,
): Promise<void> {
  if (store.engine === 'embedded') return
  while (!ended.aborted) {
    await clock.sleep(EXTEND_MS, ended)
    if (ended.aborted) return
    await extendTurn(store.db, turn.id, leaseFrom(clock.now())).catch((failure: unknown) =>
      log.warn({ turn: turn.id, err: failure }, 'could not extend a turn'),
    )
  }
}

/** Gives a turn up that this node could not finish, so that any node may finish it at once. Never rejects. */
export async function endLease(
  { clock, log, store }: Pick<ServerContext, 'clock' | 'log' | 'store'>,
  turn: Pick<TurnRow, 'id'>,
): Promise<void> {
  await extendTurn(store.db, turn.id, clock.now()).catch((failure: unknown) =>
    log.warn({ turn: turn.id, err: failure }, 'could not give up a turn'),
  )
}

/** Whether the node that worded a running turn has stopped. The embedded database has one node. */
export function isAbandoned(
  { clock, store }: Pick<ServerContext, 'clock' | 'store'>,
  turns: RunningTurns,
  turn: TurnRow,
): boolean {
  if (turn.state !== 'running' || turns.get(turn.id)) return false
  return store.engine === 'embedded' || turn.runningUntil.getTime() <= clock.now().getTime()
}
