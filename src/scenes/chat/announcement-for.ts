import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { type ChatState } from '#src/stores/chat-store.ts'

/**
 * Returns the text to announce to screen readers: a message of the shark or the system that is complete since `before`, or
 * that has other words since then. Returns null when there is none.
 */
export function announcementFor(state: ChatState, before: ChatState): string | null {
  const message = state.messages.at(-1)
  const previous = before.messages.at(-1)
  if (!message || message === previous || message.streaming || message.role === 'user') return null
  // The last message of a loaded conversation is not new.
  if (state.conversationId !== before.conversationId || !before.historyLoaded) return null
  const isShown = message.id === previous?.id && !previous.streaming
  if (isShown && message.content === previous.content) return null
  return message.role === 'system'
    ? message.content
    : `${CHARACTER_NAMES[message.character]}: ${message.content}`
}
