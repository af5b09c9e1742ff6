import { chatCall } from '#src/protocol/calls/chat.ts'
import type { Message } from '#src/protocol/chat.ts'
import type { Database } from '../../platform/db/database.ts'
import type { MessageRow } from '../../write/conversation-repository.ts'
import { messageOfTurn, type TurnRow } from '../../write/turn-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import { wordDecision } from '../../voices/grammar/word-decision.ts'
import type { ChatContext } from './chat-context.ts'
import { closedTurnReply, closedTurnRows, type Wording } from './turn-rows.ts'

type Finishing = Pick<ChatContext, 'server' | 'writer'>

/**
 * Ends a turn in one write: stores the reply with its chips, the mood, the terms of the offer and the lines that were used.
 * Resolves with the stored reply instead if the turn was ended before. Throws `busy` for an abandoned turn that its node has
 * extended.
 */
export async function finishTurn(
  { server, writer }: Finishing,
  turn: TurnRow,
  wording: Wording & { readonly isAbandoned?: boolean },
): Promise<Message> {
  const { playerId } = turn
  const { seed, shark } = turn.decision
  const { isAbandoned = false, mood = null } = wording
  const command = { kind: 'finish_turn', turn: turn.id, shark, seed, mood, isAbandoned } as const
  const messageId = server.ids.uuid()
  try {
    const closed = { command, wording, messageId }
    const stored = await writer.act<Message | null>({
      request: { caller: { playerId }, call: chatCall, key: undefined, body: null },
      command,
      answer: (written, rows) => closedTurnReply(written, rows, closed),
      rows: (written, rows) => closedTurnRows(written, rows, closed),
    })
    if (stored) return stored
  } catch (failure) {
    // The player was merged or deleted. A merge ends the turn.
    if (!(failure instanceof RequestError) || failure.code !== 'not_found') throw failure
  }
  return replyOfTurn(server.store.db, turn)
}

/** Finishes a turn whose node has stopped: the grammar voice words the stored decision. */
export function finishAbandonedTurn(
  chat: Finishing,
  turn: TurnRow,
  { isLeaseOver }: { readonly isLeaseOver: boolean } = { isLeaseOver: true },
): Promise<Message> {
  return finishTurn(chat, turn, { ...wordDecision(turn.decision), isAbandoned: isLeaseOver })
}

/** Returns the reply of a finished turn. Throws `unavailable` if it is missing. */
export async function replyOfTurn(db: Database, turn: TurnRow): Promise<Message> {
  const message = await messageOfTurn(db, turn, 'assistant')
  if (!message) throw new RequestError('unavailable', 'This answer was lost. Please say it again.')
  return toMessage(message, turn.decision.shark)
}

export function toMessage(row: MessageRow, character: Message['character']): Message {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    character,
    turn_id: row.turnId,
    created_at: row.createdAt.toISOString(),
  }
}
