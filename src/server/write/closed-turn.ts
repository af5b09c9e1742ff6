import type { Character } from '#src/protocol/characters.ts'
import type { QuickReply } from '#src/protocol/chat.ts'
import type { OfferTerms, Relation } from '#src/rules/sharks/decision.ts'
import type { Row } from './sheet-repository.ts'

/** The end of a turn, as it is stored. */
export interface ClosedTurn {
  readonly playerId: string
  readonly turn: { readonly id: string; readonly conversationId: string }
  readonly character: Character
  /** The message of the reply. Its text replaces that of the stored one if the turn was worded again. */
  readonly messageId: string
  readonly isReworded: boolean
  readonly text: string
  /** The chips of the reply. */
  readonly quickReplies: readonly QuickReply[]
  /** The changed parts of the relation; absent if none has changed. */
  readonly relation?: Partial<Relation>
  /** The terms of the open offer that the voice has chosen; absent if it kept the decided ones. */
  readonly terms?: OfferTerms
  /** The end of the lease on which the decision to close an abandoned turn is based. A longer one refuses the write. */
  readonly until?: string
  readonly at: Date
}

/** Returns the row of `closed_turns`. */
export function closedTurnRow(closed: ClosedTurn): Row {
  const { playerId: player_id, turn, character, at } = closed
  return {
    ...{ player_id, id: turn.id, conversation_id: turn.conversationId, character, at },
    ...{ message_id: closed.messageId, is_reworded: closed.isReworded, content: closed.text },
    quick_replies: closed.quickReplies,
    relation: closed.relation ?? null,
    terms: closed.terms ?? null,
    until: closed.until ?? null,
  }
}
