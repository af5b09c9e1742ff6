import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { type ChatState } from '#src/stores/chat-store.ts'

/** The line that has just been finished by somebody else, for those who hear the talk. */
export function newsOf(state: ChatState, before: ChatState): string | null {
  const line = state.messages.at(-1)
  const last = before.messages.at(-1)
  if (!line || line === last || line.streaming || line.role === 'user') return null
  // What a loaded history ends with is no news.
  if (state.conversationId !== before.conversationId || !before.historyLoaded) return null
  if (line.id === last?.id && !last.streaming) return null
  return line.role === 'system'
    ? line.content
    : `${CHARACTER_NAMES[line.character]}: ${line.content}`
}
