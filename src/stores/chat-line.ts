import { type Character } from '#src/protocol/characters.ts'
import { type Message, type Role } from '#src/protocol/chat.ts'

/** One message as the log shows it (spec §3). */
export interface ChatLine {
  /** The server's id where it has one; else made by the page and stable until the reload. */
  readonly id: string
  readonly role: Role
  readonly content: string
  readonly character: Character
  /** Still growing. */
  readonly streaming: boolean
  /** How much of `content` is shown, 0 to 1; a growing line has no known end and stays below 1. */
  readonly progress: number
}

export function lineOf(message: Message): ChatLine {
  const { id, role, content, character } = message
  return { id, role, content, character, streaming: false, progress: 1 }
}
