import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { type ChatState } from '#src/stores/chat-store.ts'

type Status = Pick<ChatState, 'character' | 'loadingStep' | 'queued' | 'typing'>

/** Returns the line above the input: what a queued message waits for, or what the shark or the connection does. */
export function statusText(
  { character, loadingStep, queued, typing }: Status,
  isOnline: boolean,
): string {
  const name = CHARACTER_NAMES[character]
  if (!isOnline) return queued ? CHAT_TEXTS.queued.offline : CHAT_TEXTS.offline
  if (queued)
    return loadingStep === null ? CHAT_TEXTS.queued.reply(name) : CHAT_TEXTS.queued.loading
  return typing ? CHAT_TEXTS.typing(name) : ''
}
