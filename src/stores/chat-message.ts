import { type Character } from '#src/protocol/characters.ts'
import { type Message, type Role } from '#src/protocol/chat.ts'

/** A message as the log shows it. */
export interface ChatMessage {
  /** The server's id when it has one; otherwise made by the page and stable until a reload. */
  readonly id: string
  readonly role: Role
  readonly content: string
  readonly character: Character
  /** The id of the turn that the message belongs to; null until the server has named it. */
  readonly turnId: string | null
  /** Whether the message is still growing. */
  readonly streaming: boolean
  /**
   * The share of `content` that is shown, 0 to 1. A message that arrived complete starts at 0 and is then typed out; a
   * growing message stays at 0.
   */
  readonly progress: number
}

export function toChatMessage(message: Message): ChatMessage {
  const { id, role, content, character, turn_id: turnId } = message
  return { id, role, content, character, turnId, streaming: false, progress: 1 }
}

/** Returns the id of the reply to a message, for use until the reply is finished and has the server's id. */
export function replyIdOf(sentId: string): string {
  return `${sentId}/answer`
}
