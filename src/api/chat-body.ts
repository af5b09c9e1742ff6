import { type chatCall } from '#src/protocol/calls/chat.ts'
import { type Character } from '#src/protocol/characters.ts'
import { type Role } from '#src/protocol/chat.ts'
import { type BodyInput } from '#src/protocol/endpoint.ts'
import { MAX_HISTORY } from '#src/protocol/timing.ts'

/** What the page sends with a message of the player. */
export interface ChatInput {
  readonly message: string
  readonly character: Character
  readonly conversationId: string | null
  /** Oldest first; the last 50 are sent. */
  readonly history: readonly { readonly role: Role; readonly content: string }[]
  readonly choices: readonly { readonly id: string; readonly value: string }[]
  readonly player: {
    readonly id: string | null
    /** Dollars. */
    readonly cash: number
    readonly movesLeft: number
    readonly streak: number
    readonly borough: string
  }
  /** From an option that was just taken; makes this message free. */
  readonly replyToken?: string | undefined
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** The longest text in the sent history that the server accepts, in characters. */
const HISTORY_TEXT_LIMIT = 8_000

/** Escapes HTML special characters. The server decodes them once. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Builds the body of POST /api/v1/chat. */
export function chatBody(input: ChatInput): BodyInput<typeof chatCall> {
  const { character, player } = input
  return {
    character,
    agent_name: character,
    message: escapeHtml(input.message.trim()),
    metadata: { client: 'web', include_history: true, include_player_state: true },
    history: input.history
      .slice(-MAX_HISTORY)
      .map(({ role, content }) => ({ role, content: content.slice(0, HISTORY_TEXT_LIMIT) })),
    choices: input.choices.slice(-MAX_HISTORY),
    player_state: {
      cash: player.cash,
      moves_left: player.movesLeft,
      streak: player.streak,
      borough: player.borough,
    },
    economic_context: { borough: player.borough },
    ...(player.id ? { player_id: player.id } : {}),
    ...(input.conversationId ? { conversation_id: input.conversationId } : {}),
    ...(input.replyToken ? { reply_token: input.replyToken } : {}),
  }
}
