import type { chatHistoryCall } from '#src/protocol/calls/chat.ts'
import type { Character } from '#src/protocol/characters.ts'
import type { Message } from '#src/protocol/chat.ts'
import type { QueryOf, ResponseOf } from '#src/protocol/endpoint.ts'
import {
  type Conversation,
  conversationsOf,
  lastMessages,
} from '../../write/conversation-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import { readUpToDate } from '../../write/read-up-to-date.ts'
import { tellingsTo, type ToldMessage, wordTellings } from '../../write/tellings.ts'
import type { ServerContext } from '../../server-context.ts'
import { figuresOf } from '../../read/player/figures.ts'
import type { ChatContext } from './chat-context.ts'
import { withTerms } from './chip-terms.ts'
import { finishAbandonedTurnOf } from './finish-abandoned-turns.ts'
import { toMessage } from './finish-turn.ts'
import { moodOf } from './mood.ts'

/**
 * Returns a player's conversations, each with its last messages, oldest first, and its chips. Throws `not_found` for
 * the conversation of another player.
 */
export async function readHistory(
  chat: Pick<ChatContext, 'server' | 'turns' | 'writer'>,
  { playerId, query }: { playerId: string; query: QueryOf<typeof chatHistoryCall> },
): Promise<ResponseOf<typeof chatHistoryCall>> {
  // Read before the messages, so that a reply that ends in between is delivered twice rather than never.
  const running = await finishAbandonedTurnOf(chat, playerId)
  const { server } = chat
  const { db } = server.store
  const known = await conversationsOf(db, playerId, query.character)
  const all = withTold(known, await readToldMessages(server, playerId), query.character)
  const wantedId = query.conversation_id
  const selected = wantedId === undefined ? all : all.filter(({ id }) => id === wantedId)
  if (wantedId !== undefined && selected.length === 0) {
    throw new RequestError('not_found', 'There is no such conversation.')
  }
  const conversations = []
  for (const { id, character, quickReplies, told } of selected) {
    const rows = await lastMessages(db, id, query.limit)
    conversations.push({
      conversation_id: id,
      character,
      messages: [...rows.map((row) => toMessage(row, character)), ...told].slice(-query.limit),
      quick_replies: await withTerms(server, quickReplies, {
        playerId,
        readLoans: async () => (await figuresOf(server, playerId)).loans,
      }),
      mood: await moodOf(server, playerId, character),
      ...(running?.conversationId === id && { running_turn_id: running.id }),
    })
  }
  return { conversations }
}

/** Resolves with the messages about what has fallen due. The player's next write stores them. */
async function readToldMessages(
  server: ServerContext,
  playerId: string,
): Promise<readonly ToldMessage[]> {
  const upToDate = await readUpToDate(server, server.store.db, playerId)
  if (!upToDate) return []
  const { stored, due, listener } = upToDate
  return wordTellings(playerId, tellingsTo(stored, due, listener), listener)
}

type Shown = Pick<Conversation, 'id' | 'character' | 'quickReplies'> & {
  readonly told: readonly Message[]
}

/** Returns the conversations with what their sharks tell. A shark's first message begins a conversation. */
function withTold(
  known: readonly Conversation[],
  messages: readonly ToldMessage[],
  wanted: Character | undefined,
): readonly Shown[] {
  const of = (character: Character): Message[] =>
    messages.filter(({ shark }) => shark === character).map(toMessageOf)
  const isNew = (character: Character): boolean =>
    (wanted === undefined || wanted === character) &&
    known.every((conversation) => conversation.character !== character)
  const begun = new Map(
    messages
      .filter(({ shark }) => isNew(shark))
      .map(({ shark, conversation_id: id }) => [shark, { id, character: shark }]),
  )
  return [
    ...known.map((conversation) => ({ ...conversation, told: of(conversation.character) })),
    ...[...begun.values()].map(({ id, character }) => ({
      ...{ id, character, quickReplies: [], told: of(character) },
    })),
  ]
}

function toMessageOf({
  message_id: id,
  role,
  content,
  shark: character,
  at,
}: ToldMessage): Message {
  return { id, role, content, character, turn_id: null, created_at: at }
}
