import type { Database } from '../../db/database.ts'
import { formerIdsOf } from '../../db/repositories/players.ts'
import { type TurnRow, turnById } from '../../db/repositories/turns.ts'
import { RequestError } from '../../http/request-error.ts'
import { paceSpeech } from '../../voices/grammar/pace.ts'
import type { ServerContext } from '../server-context.ts'
import { finishAbandonedTurn, replyOfTurn } from './finish-turn.ts'
import { RunningTurn, type RunningTurns } from './running-turns.ts'
import { describeFinished, emitFinalEvents } from './stream-reply.ts'
import { isAbandoned } from './turn-lease.ts'

/** How often a turn of another node is read again. */
const POLL_MS = 250

export interface TurnReference {
  readonly playerId: string
  readonly turnId: string
}

/** Returns a turn of the player, or of one who was merged into them. Throws `not_found`, also for other players' turns. */
export async function findOwnTurn(
  db: Database,
  { playerId, turnId }: TurnReference,
): Promise<TurnRow> {
  const turn = await turnById(db, turnId)
  if (turn?.playerId === playerId) return turn
  if (turn && (await formerIdsOf(db, playerId)).includes(turn.playerId)) return turn
  throw new RequestError('not_found', 'There is no such turn.')
}

/**
 * Returns the turn that is running on this node, or else a replay of its events: after the end of the reply if another
 * node words it. An abandoned turn is finished first. The replay has the figures of `playerId`, which differs from the turn's player after a merge.
 */
export async function resumeReply(
  server: ServerContext,
  turns: RunningTurns,
  turn: TurnRow,
  playerId: string = turn.playerId,
): Promise<RunningTurn> {
  const running = turns.get(turn.id)
  if (running) return running
  return replay(server, await whenNoNodeRuns(server, turns, turn), playerId)
}

/** Resolves with a turn when it is finished, or its node has stopped. */
async function whenNoNodeRuns(
  server: ServerContext,
  turns: RunningTurns,
  turn: TurnRow,
): Promise<TurnRow> {
  let latest = turn
  while (latest.state === 'running' && !isAbandoned(server, turns, latest)) {
    await server.clock.sleep(POLL_MS)
    latest = (await turnById(server.store.db, turn.id)) ?? latest
  }
  return latest
}

async function replay(
  server: ServerContext,
  turn: TurnRow,
  playerId: string,
): Promise<RunningTurn> {
  const message = await server.store.transact((tx) =>
    turn.state === 'running' ? finishAbandonedTurn(server, tx, turn) : replyOfTurn(tx, turn),
  )
  const replayed = new RunningTurn()
  replayed.emit({ event: 'turn', data: { turn_id: turn.id, conversation_id: turn.conversationId } })
  // The same pieces as in the original stream: a client resumes after the last piece that it received.
  for (const { text } of paceSpeech(message.character, message.content)) {
    replayed.emit({ event: 'token', data: { text } })
  }
  emitFinalEvents(replayed, await describeFinished(server, { ...turn, playerId }, message))
  return replayed
}

/** Stops a running turn after what was sent so far. A finished turn stays as it is. */
export async function stopTurn(
  server: ServerContext,
  turns: RunningTurns,
  reference: TurnReference,
): Promise<RunningTurn> {
  const turn = await findOwnTurn(server.store.db, reference)
  turns.get(turn.id)?.stop()
  return resumeReply(server, turns, turn, reference.playerId)
}
