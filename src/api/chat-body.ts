import { type chatCall } from '#src/protocol/calls/chat.ts'
import { type Character } from '#src/protocol/characters.ts'
import { type BodyInput } from '#src/protocol/endpoint.ts'

/** What the page sends with a message of the player. The server knows the history and the player's state itself. */
export interface ChatInput {
  readonly message: string
  readonly character: Character
  readonly conversationId: string | null
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

/** Escapes HTML special characters. The server decodes them once. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Builds the body of POST /api/v1/chat. */
export function chatBody({
  character,
  conversationId,
  message,
  replyToken,
}: ChatInput): BodyInput<typeof chatCall> {
  return {
    character,
    message: escapeHtml(message.trim()),
    ...(conversationId ? { conversation_id: conversationId } : {}),
    ...(replyToken ? { reply_token: replyToken } : {}),
  }
}
