import type { Message } from '#src/protocol/chat.ts'
import { dayOf } from '#src/rules/calendar.ts'
import type { Mood, Relation } from '#src/rules/sharks/decision.ts'
import type { LoanTerms } from '#src/rules/sharks/lending.ts'
import { clampProposal } from '#src/rules/sharks/proposal.ts'
import { SUMMARY_EVERY, summarise } from '#src/rules/sharks/summary.ts'
import { rememberLines, withMood } from '#src/rules/sharks/relation.ts'
import type { Transaction } from '../../db/database.ts'
import {
  addMessage,
  type MessageRow,
  replaceMessageText,
  updateConversation,
} from '../../db/repositories/conversations.ts'
import { lockPlayer } from '../../db/repositories/players.ts'
import { changeTerms, openOfferOf } from '../../db/repositories/offers.ts'
import { relationOf, saveRelation } from '../../db/repositories/relations.ts'
import {
  closeTurn,
  lastDecisions,
  messageOfTurn,
  type TurnRow,
} from '../../db/repositories/turns.ts'
import { RequestError } from '../../http/request-error.ts'
import { wordDecision } from '../../voices/grammar/word-decision.ts'
import type { ServerContext } from '../server-context.ts'

/** The wording of a decision by a voice. */
export interface Wording {
  readonly text: string
  /** Ids of the lines that were used. They are not used again for some turns. */
  readonly lines: readonly string[]
  /** The mood that the voice has chosen; absent if it kept the decided one. */
  readonly mood?: Mood
  /** The loan terms that the voice has proposed; absent if it kept the decided ones. */
  readonly terms?: LoanTerms
}

/** Stores the reply and closes the turn. Returns the stored reply instead if the turn was closed before. */
export async function finishTurn(
  server: ServerContext,
  tx: Transaction,
  turn: TurnRow,
  wording: Wording,
): Promise<Message> {
  await lockPlayer(tx, turn.playerId)
  const character = turn.decision.shark
  if (!(await closeTurn(tx, turn.id))) return replyOfTurn(tx, turn)
  const replaced = await replaceReply(tx, turn, wording.text)
  const message = replaced ?? (await addReply(server, tx, turn, wording))
  const relation = await relationOf(tx, turn.playerId, character)
  if (relation) {
    const withLines = rememberLines(relation, wording.lines)
    const updated = wording.mood ? withMood(withLines, wording.mood) : withLines
    if (wording.terms && !replaced) await updateOfferTerms(server, tx, turn, wording.terms)
    const summarised = replaced ? updated : await summariseIfDue(server, tx, turn, message, updated)
    await saveRelation(tx, turn.playerId, character, summarised)
  }
  return toMessage(message, character)
}

/** Replaces the terms of the open offer by those that a voice has proposed, as far as the rules allow. */
async function updateOfferTerms(
  { clock }: ServerContext,
  tx: Transaction,
  { playerId, decision }: TurnRow,
  { principalCents, dailyRate, days }: LoanTerms,
): Promise<void> {
  const terms = clampProposal(decision, { principalCents, dailyRate, days })
  const open = await openOfferOf(tx, { playerId, character: decision.shark, now: clock.now() })
  if (terms && open?.terms.kind === 'loan') await changeTerms(tx, open.id, terms)
}

/** Whether the conversation is summarised after this reply: if its number or the one before is a multiple of ten. */
export function isSummaryDue({ seq }: Pick<MessageRow, 'seq'>): boolean {
  return Math.floor(seq / SUMMARY_EVERY) > Math.floor((seq - 2) / SUMMARY_EVERY)
}

/** Returns the relation, with a new summary of the last decisions if one is due. */
async function summariseIfDue(
  { clock }: ServerContext,
  tx: Transaction,
  turn: TurnRow,
  message: MessageRow,
  relation: Relation,
): Promise<Relation> {
  if (!isSummaryDue(message)) return relation
  const decisions = await lastDecisions(tx, turn, SUMMARY_EVERY / 2)
  return { ...relation, summary: summarise(relation, decisions, dayOf(clock.now())) }
}

/** Finishes an abandoned turn: the grammar voice words the stored decision. */
export async function finishAbandonedTurn(
  server: ServerContext,
  tx: Transaction,
  turn: TurnRow,
): Promise<Message> {
  return finishTurn(server, tx, turn, wordDecision(turn.decision))
}

/** Returns the reply of a finished turn. Throws `unavailable` if it is missing. */
export async function replyOfTurn(tx: Transaction, turn: TurnRow): Promise<Message> {
  const message = await messageOfTurn(tx, turn, 'assistant')
  if (!message) throw new RequestError('unavailable', 'This answer was lost. Please say it again.')
  return toMessage(message, turn.decision.shark)
}

/** Adds the reply to its conversation, with its chips. */
async function addReply(
  server: ServerContext,
  tx: Transaction,
  { id, conversationId, quickReplies }: TurnRow,
  { text }: Wording,
): Promise<MessageRow> {
  await updateConversation(tx, conversationId, { quickReplies })
  return addMessage(tx, {
    id: server.ids.uuid(),
    conversationId,
    role: 'assistant',
    content: text,
    turnId: id,
    createdAt: server.clock.now(),
  })
}

/** Replaces the text of a regenerated reply, which keeps its place. Returns undefined if the turn has no reply yet. */
async function replaceReply(
  tx: Transaction,
  turn: TurnRow,
  text: string,
): Promise<MessageRow | undefined> {
  const message = await messageOfTurn(tx, turn, 'assistant')
  return message && replaceMessageText(tx, message.id, text)
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
