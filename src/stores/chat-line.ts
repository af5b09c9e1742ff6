import { type Character } from '#src/protocol/characters.ts'
import { type Message, type Role } from '#src/protocol/chat.ts'

/** One message, as the log shows it. */
export interface ChatLine {
  /** The server's id where it has one; else made by the page and stable until the reload. */
  readonly id: string
  readonly role: Role
  readonly content: string
  readonly character: Character
  /** The turn it was said in, once the server has named one. */
  readonly turnId: string | null
  /** Still growing. */
  readonly streaming: boolean
  /** How much of `content` is shown, 0 to 1: a line that came whole begins at 0, to be typed out; a growing one stays there. */
  readonly progress: number
}

export function lineOf(message: Message): ChatLine {
  const { id, role, content, character, turn_id: turnId } = message
  return { id, role, content, character, turnId, streaming: false, progress: 1 }
}

/** The id of the line that answers what was said under a key, until it is finished and has the server's. */
export function answerIdOf(saidId: string): string {
  return `${saidId}/answer`
}
