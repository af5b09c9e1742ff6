import type { Message } from '#src/protocol/chat.ts'
import type { Database } from '../../platform/db/database.ts'
import { formerIdsOf } from '../../platform/db/repositories/players.ts'
import { type TurnRow, turnById } from '../../write/turn-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import { paceSpeech } from '../../voices/grammar/pace.ts'
import type { ServerContext } from '../../server-context.ts'
import { isBusyError } from './busy.ts'
import type { ChatContext } from './chat-context.ts'
import { finishAbandonedTurn, replyOfTurn } from './finish-turn.ts'
import { RunningTurn } from './running-turns.ts'
import { describeFinished, emitFinalEvents } from './stream-reply.ts'
import { isAbandoned } from './turn-lease.ts'

/** How often a turn of another node is read again. */
const POLL_MS = 250

type Resuming = Pick<ChatContext, 'server' | 'turns' | 'writer'>

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
  chat: Resuming,
  turn: TurnRow,
  playerId: string = turn.playerId,
): Promise<RunningTurn> {
  const running = chat.turns.get(turn.id)
  if (running) return running
  const message = await whenFinished(chat, turn)
  return replay(chat.server, { ...turn, playerId }, message)
}

/** Resolves with the reply of a turn when any node has finished it, or this one has because that node has stopped. */
async function whenFinished(chat: Resuming, turn: TurnRow): Promise<Message> {
  const { clock, store } = chat.server
  for (;;) {
    const latest = (await turnById(store.db, turn.id)) ?? turn
    if (latest.state !== 'running') return replyOfTurn(store.db, latest)
    if (isAbandoned(chat, latest)) {
      try {
        return await finishAbandonedTurn(chat, latest)
      } catch (failure) {
        // The node is alive after all.
        if (!isBusyError(failure)) throw failure
      }
    }
    await clock.sleep(POLL_MS)
  }
}

async function replay(
  server: ServerContext,
  turn: TurnRow,
  message: Message,
): Promise<RunningTurn> {
  const replayed = new RunningTurn()
  replayed.emit({ event: 'turn', data: { turn_id: turn.id, conversation_id: turn.conversationId } })
  // The same pieces as in the original stream: a client resumes after the last piece that it received.
  for (const { text } of paceSpeech(message.character, message.content)) {
    replayed.emit({ event: 'token', data: { text } })
  }
  emitFinalEvents(replayed, await describeFinished(server, turn, message))
  return replayed
}

/** Stops a running turn after what was sent so far. A finished turn stays as it is. */
export async function stopTurn(chat: Resuming, reference: TurnReference): Promise<RunningTurn> {
  const turn = await findOwnTurn(chat.server.store.db, reference)
  chat.turns.get(turn.id)?.stop()
  return resumeReply(chat, turn, reference.playerId)
}
