import type { chatHistoryCall } from '#src/protocol/calls/chat.ts'
import type { QueryOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { conversationsOf, lastMessages } from '../../db/repositories/conversations.ts'
import { RequestError } from '../../http/request-error.ts'
import { settleOverdue } from '../loans/bring-up-to-date.ts'
import type { Means } from '../means.ts'
import { finishLeftTurnOf } from './finish-left-turns.ts'
import { toMessage } from './finish-turn.ts'
import { moodOf } from './mood.ts'
import type { RunningTurns } from './running-turns.ts'

/** A player's talks, each with its last messages, oldest first, and its chips. Throws `not_found` for a talk of somebody else's. */
export async function readHistory(
  means: Means,
  turns: RunningTurns,
  { playerId, query }: { playerId: string; query: QueryOf<typeof chatHistoryCall> },
): Promise<ResponseOf<typeof chatHistoryCall>> {
  // What a shark does about who is late is told in the talk.
  await settleOverdue(means, playerId)
  // Before the messages are read: an answer that comes in between is told twice rather than never.
  const running = await finishLeftTurnOf(means, turns, playerId)
  const { db } = means.store
  const all = await conversationsOf(db, playerId, query.character)
  const asked = query.conversation_id
  const chosen = asked === undefined ? all : all.filter(({ id }) => id === asked)
  if (asked !== undefined && chosen.length === 0) {
    throw new RequestError('not_found', 'There is no such conversation.')
  }
  const conversations = []
  for (const { id, character, quickReplies } of chosen) {
    const rows = await lastMessages(db, id, query.limit)
    conversations.push({
      conversation_id: id,
      character,
      messages: rows.map((row) => toMessage(row, character)),
      quick_replies: quickReplies,
      mood: await moodOf(means, playerId, character),
      ...(running?.conversationId === id && { running_turn_id: running.id }),
    })
  }
  return { conversations }
}
