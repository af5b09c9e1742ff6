import { extendTurn, type TurnRow } from '../../write/turn-repository.ts'
import type { ChatContext } from './chat-context.ts'

/** For how long a turn belongs to the node that words its reply, unless the node extends it. */
const LEASE_MS = 15_000
/** How often a node extends a turn while it words the reply. */
const EXTEND_MS = 5_000

/** Returns until when a turn that is begun or extended now belongs to this node. */
export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}

/**
 * Extends a turn at intervals until `ended` aborts, so that no other node finishes it. Calls `onLost` if another node has
 * ended the turn. Never rejects.
 */
export async function keepLease(
  { server: { clock, log, store } }: Pick<ChatContext, 'server'>,
  turn: TurnRow,
  { ended, onLost }: { readonly ended: AbortSignal; readonly onLost: () => void },
): Promise<void> {
  // An embedded database has one node, which knows its own turns.
  if (store.engine === 'embedded') return
  while (!ended.aborted) {
    await clock.sleep(EXTEND_MS, ended)
    if (ended.aborted) return
    try {
      const isKept = await extendTurn(store.db, turn, leaseFrom(clock.now()))
      if (!isKept && !ended.aborted) return onLost()
    } catch (failure) {
      log.warn({ turn: turn.id, err: failure }, 'could not extend a turn')
    }
  }
}

/** Gives a turn up that this node could not finish, so that any node may finish it at once. Never rejects. */
export async function endLease(
  { server: { clock, log, store } }: Pick<ChatContext, 'server'>,
  turn: TurnRow,
): Promise<void> {
  await extendTurn(store.db, turn, clock.now()).catch((failure: unknown) =>
    log.warn({ turn: turn.id, err: failure }, 'could not give up a turn'),
  )
}

/** Whether the node that worded a running turn has stopped, as far as its lease tells. */
export function isAbandoned(
  { server, turns }: Pick<ChatContext, 'server' | 'turns'>,
  { id, runningUntil, state }: TurnRow,
): boolean {
  if (state !== 'running' || turns.get(id)) return false
  return runningUntil.getTime() <= server.clock.now().getTime()
}
