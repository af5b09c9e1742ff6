import { runningTurnOf, type TurnRow, unfinishedTurns } from '../../write/turn-repository.ts'
import { isBusyError } from './busy.ts'
import type { ChatContext } from './chat-context.ts'
import { finishAbandonedTurn } from './finish-turn.ts'
import { isAbandoned } from './turn-lease.ts'

const INTERVAL_MS = 60_000

type Finishing = Pick<ChatContext, 'server' | 'turns' | 'writer'>

/** Calls {@link finishAbandonedTurns} every minute until `stopping` aborts. */
export async function runAbandonedTurnsWorker(
  chat: Finishing,
  stopping: AbortSignal,
): Promise<void> {
  const { clock, log } = chat.server
  while (!stopping.aborted) {
    await clock.sleep(INTERVAL_MS, stopping)
    if (stopping.aborted) return
    await finishAbandonedTurns(chat).catch((failure: unknown) =>
      log.warn({ err: failure }, 'could not finish abandoned turns'),
    )
  }
}

/** Finishes all turns whose node has stopped. */
export async function finishAbandonedTurns(chat: Finishing): Promise<void> {
  const { store, clock } = chat.server
  const running = await unfinishedTurns(store.db, { at: clock.now() })
  const abandoned = running.filter((turn) => isAbandoned(chat, turn))
  await finishEach(chat, abandoned, (turn) => finishIfAbandoned(chat, turn))
}

/** Finishes all running turns at the start of the only node of a database: no other process can be wording them. */
export async function finishTurnsOfLastRun(chat: Finishing): Promise<void> {
  const running = await unfinishedTurns(chat.server.store.db, 'all')
  const isLeaseOver = false
  await finishEach(chat, running, (turn) => finishAbandonedTurn(chat, turn, { isLeaseOver }))
}

/** Finishes turns one after the other. One that cannot be finished holds up no other. */
async function finishEach(
  { server: { log } }: Finishing,
  turns: readonly TurnRow[],
  finish: (turn: TurnRow) => Promise<unknown>,
): Promise<void> {
  for (const turn of turns) {
    await finish(turn).catch((failure: unknown) =>
      log.warn({ turn: turn.id, err: failure }, 'could not finish abandoned turns'),
    )
  }
  if (turns.length > 0) log.info({ turns: turns.length }, 'finished abandoned turns')
}

/** Returns the player's turn that is running on this or another node. Finishes one whose node has stopped. */
export async function finishAbandonedTurnOf(
  chat: Finishing,
  playerId: string,
): Promise<TurnRow | undefined> {
  const turn = await runningTurnOf(chat.server.store.db, playerId)
  if (!turn || !isAbandoned(chat, turn)) return turn
  return (await finishIfAbandoned(chat, turn)) ? undefined : turn
}

/** Finishes an abandoned turn. Resolves with false if its node has extended it in the meantime. */
async function finishIfAbandoned(chat: Finishing, turn: TurnRow): Promise<boolean> {
  try {
    await finishAbandonedTurn(chat, turn)
    return true
  } catch (failure) {
    if (isBusyError(failure)) return false
    throw failure
  }
}
