import { CHARACTER_NAMES, type Character } from '#src/protocol/characters.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { type ChatLine } from '#src/stores/chat-line.ts'

/** A talk as a file. */
export interface TalkFile {
  readonly name: string
  readonly content: string
  readonly type: string
}

/** The talk as anybody can read it. */
export function textFile(character: Character, lines: readonly ChatLine[]): TalkFile {
  const content = lines.map((line) => `${speakerOf(line)}: ${line.content}`).join('\n')
  return { name: `${character}.txt`, content: `${content}\n`, type: 'text/plain' }
}

/** The talk for a program: who said what in which turn. */
export function jsonFile(
  character: Character,
  conversationId: string | null,
  lines: readonly ChatLine[],
): TalkFile {
  const messages = lines.map(({ role, content, turnId }) => ({ role, content, turn_id: turnId }))
  const talk = { character, conversation_id: conversationId, messages }
  const content = `${JSON.stringify(talk, null, 2)}\n`
  return { name: `${character}.json`, content, type: 'application/json' }
}

function speakerOf({ role, character }: ChatLine): string {
  if (role === 'system') return '*'
  return role === 'user' ? CHAT_TEXTS.you : CHARACTER_NAMES[character]
}
