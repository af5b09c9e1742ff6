import type { chatHistoryCall } from '#src/protocol/calls/chat.ts'
import type { QueryOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { conversationsOf, lastMessages } from '../../db/repositories/conversations.ts'
import { RequestError } from '../../http/request-error.ts'
import { settleOverdue } from '../loans/bring-up-to-date.ts'
import type { ServerContext } from '../server-context.ts'
import { finishAbandonedTurnOf } from './finish-abandoned-turns.ts'
import { toMessage } from './finish-turn.ts'
import { moodOf } from './mood.ts'
import type { RunningTurns } from './running-turns.ts'

/**
 * Returns a player's conversations, each with its last messages, oldest first, and its chips. Throws `not_found` for
 * the conversation of another player.
 */
export async function readHistory(
  server: ServerContext,
  turns: RunningTurns,
  { playerId, query }: { playerId: string; query: QueryOf<typeof chatHistoryCall> },
): Promise<ResponseOf<typeof chatHistoryCall>> {
  // May add messages: a shark warns a late debtor in their conversation.
  await settleOverdue(server, playerId)
  // Read before the messages, so that a reply that ends in between is delivered twice rather than never.
  const running = await finishAbandonedTurnOf(server, turns, playerId)
  const { db } = server.store
  const all = await conversationsOf(db, playerId, query.character)
  const wantedId = query.conversation_id
  const selected = wantedId === undefined ? all : all.filter(({ id }) => id === wantedId)
  if (wantedId !== undefined && selected.length === 0) {
    throw new RequestError('not_found', 'There is no such conversation.')
  }
  const conversations = []
  for (const { id, character, quickReplies } of selected) {
    const rows = await lastMessages(db, id, query.limit)
    conversations.push({
      conversation_id: id,
      character,
      messages: rows.map((row) => toMessage(row, character)),
      quick_replies: quickReplies,
      mood: await moodOf(server, playerId, character),
      ...(running?.conversationId === id && { running_turn_id: running.id }),
    })
  }
  return { conversations }
}
