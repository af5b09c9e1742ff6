import type { chatHistoryCall } from '#src/protocol/calls/chat.ts'
import type { Character } from '#src/protocol/characters.ts'
import type { Message } from '#src/protocol/chat.ts'
import type { QueryOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { isLoanDue } from '#src/rules/loans/due.ts'
import {
  type Conversation,
  conversationsOf,
  lastMessages,
} from '../../db/repositories/conversations.ts'
import { unpaidLoansOf } from '../../db/repositories/loans.ts'
import { RequestError } from '../../http/request-error.ts'
import { readUpToDate } from '../../write/read-up-to-date.ts'
import { type Warning, warningsOf } from '../../write/warnings.ts'
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
  // Read before the messages, so that a reply that ends in between is delivered twice rather than never.
  const running = await finishAbandonedTurnOf(server, turns, playerId)
  const { db } = server.store
  const known = await conversationsOf(db, playerId, query.character)
  const all = withWarnings(known, await dueWarnings(server, playerId), query.character)
  const wantedId = query.conversation_id
  const selected = wantedId === undefined ? all : all.filter(({ id }) => id === wantedId)
  if (wantedId !== undefined && selected.length === 0) {
    throw new RequestError('not_found', 'There is no such conversation.')
  }
  const conversations = []
  for (const { id, character, quickReplies, warnings } of selected) {
    const rows = await lastMessages(db, id, query.limit)
    conversations.push({
      conversation_id: id,
      character,
      messages: [...rows.map((row) => toMessage(row, character)), ...warnings].slice(-query.limit),
      quick_replies: quickReplies,
      mood: await moodOf(server, playerId, character),
      ...(running?.conversationId === id && { running_turn_id: running.id }),
    })
  }
  return { conversations }
}

/** Resolves with the warnings of late loans that have fallen due. The player's next write stores them. */
async function dueWarnings(server: ServerContext, playerId: string): Promise<readonly Warning[]> {
  const { clock, store } = server
  const loans = await unpaidLoansOf(store.db, playerId)
  if (!loans.some((loan) => isLoanDue(loan, clock.now()))) return []
  const upToDate = await readUpToDate(server, store.db, playerId)
  return warningsOf(playerId, upToDate?.due ?? [])
}

type Shown = Pick<Conversation, 'id' | 'character' | 'quickReplies'> & {
  readonly warnings: readonly Message[]
}

/** Returns the conversations with the warnings of their sharks. A shark's first message begins a conversation. */
function withWarnings(
  known: readonly Conversation[],
  warnings: readonly Warning[],
  wanted: Character | undefined,
): readonly Shown[] {
  const of = (character: Character): Message[] =>
    warnings.filter(({ shark }) => shark === character).map(toSystemMessage)
  const begun = warnings.filter(
    ({ shark }) =>
      (wanted === undefined || wanted === shark) &&
      known.every(({ character }) => character !== shark),
  )
  return [
    ...known.map((conversation) => ({ ...conversation, warnings: of(conversation.character) })),
    ...begun.map(({ conversation_id: id, shark: character }) => ({
      ...{ id, character, quickReplies: [] },
      warnings: of(character),
    })),
  ]
}

function toSystemMessage({ message_id: id, content, shark: character, at }: Warning): Message {
  return { id, role: 'system', content, character, turn_id: null, created_at: at }
}
