import type { Message } from '#src/protocol/chat.ts'
import { rememberLines } from '#src/rules/sharks/relation.ts'
import type { Transaction } from '../../db/database.ts'
import {
  addMessage,
  type MessageRow,
  updateConversation,
  conversationOf,
} from '../../db/repositories/conversations.ts'
import { lockPlayer } from '../../db/repositories/players.ts'
import { relationOf, saveRelation } from '../../db/repositories/relations.ts'
import { closeTurn, messageOfTurn, type TurnRow } from '../../db/repositories/turns.ts'
import { RequestError } from '../../http/request-error.ts'
import { wordDecision } from '../../voices/grammar/word-decision.ts'
import type { Means } from '../means.ts'

/** What a voice has made of a decision. */
export interface Worded {
  readonly text: string
  /** Ids of the lines used, for the memory of what was said. */
  readonly lines: readonly string[]
}

/** Stores what was said and closes the turn. Where somebody closed it before, theirs is what was said. */
export async function finishTurn(
  means: Means,
  tx: Transaction,
  turn: TurnRow,
  worded: Worded,
): Promise<Message> {
  await lockPlayer(tx, turn.playerId)
  const character = turn.decision.shark
  if (!(await closeTurn(tx, turn.id))) return saidInTurn(tx, turn)
  const message = await addMessage(tx, {
    id: means.ids.uuid(),
    conversationId: turn.conversationId,
    role: 'assistant',
    content: worded.text,
    turnId: turn.id,
    createdAt: means.clock.now(),
  })
  await offerChips(tx, turn)
  const relation = await relationOf(tx, turn.playerId, character)
  if (relation) {
    await saveRelation(tx, turn.playerId, character, rememberLines(relation, worded.lines))
  }
  return toMessage(message, character)
}

/** Finishes a turn that nobody speaks any more: the grammar voice words the stored decision, the same way each time. */
export async function finishLeftTurn(
  means: Means,
  tx: Transaction,
  turn: TurnRow,
): Promise<Message> {
  return finishTurn(means, tx, turn, wordDecision(turn.decision))
}

/** What the shark said in a finished turn. */
export async function saidInTurn(tx: Transaction, turn: TurnRow): Promise<Message> {
  const message = await messageOfTurn(tx, turn, 'assistant')
  if (!message) throw new RequestError('unavailable', 'This answer was lost. Please say it again.')
  return toMessage(message, turn.decision.shark)
}

/** Puts a turn's chips under its conversation, and notes the choices that were offered with them. */
async function offerChips(
  tx: Transaction,
  { conversationId, quickReplies }: TurnRow,
): Promise<void> {
  const conversation = await conversationOf(tx, conversationId)
  const ids = quickReplies.flatMap(({ payload }) =>
    typeof payload === 'object' && typeof payload.details.choice_id === 'string'
      ? [payload.details.choice_id]
      : [],
  )
  const offeredChoices = [...new Set([...(conversation?.offeredChoices ?? []), ...ids])]
  await updateConversation(tx, conversationId, { quickReplies, offeredChoices })
}

export function toMessage(row: MessageRow, character: Message['character']): Message {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    character,
    turn_id: row.turnId,
    created_at: row.createdAt.toISOString(),
  }
}
