import { CHARACTER_NAMES, type Character } from '#src/protocol/characters.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { type ChatMessage } from '#src/stores/chat-message.ts'

/** A conversation as a file. */
export interface ConversationFile {
  readonly name: string
  readonly content: string
  readonly type: string
}

/** Returns the conversation as plain text. */
export function textFile(character: Character, lines: readonly ChatMessage[]): ConversationFile {
  const content = lines.map((line) => `${speakerOf(line)}: ${line.content}`).join('\n')
  return { name: `${character}.txt`, content: `${content}\n`, type: 'text/plain' }
}

/** Returns the conversation as JSON. */
export function jsonFile(
  character: Character,
  conversationId: string | null,
  lines: readonly ChatMessage[],
): ConversationFile {
  const messages = lines.map(({ role, content, turnId }) => ({ role, content, turn_id: turnId }))
  const conversation = { character, conversation_id: conversationId, messages }
  const content = `${JSON.stringify(conversation, null, 2)}\n`
  return { name: `${character}.json`, content, type: 'application/json' }
}

function speakerOf({ role, character }: ChatMessage): string {
  return role === 'user' ? CHAT_TEXTS.you : CHARACTER_NAMES[character]
}
