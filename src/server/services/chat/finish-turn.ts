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
  rewordMessage,
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
import type { Means } from '../means.ts'

/** What a voice has made of a decision. */
export interface Worded {
  readonly text: string
  /** Ids of the lines used, for the memory of what was said. */
  readonly lines: readonly string[]
  /** What a voice has made of its face, and of the loan on the table; absent where it left them as they were. */
  readonly mood?: Mood
  readonly terms?: LoanTerms
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
  const reworded = await sayAnew(tx, turn, worded.text)
  const message = reworded ?? (await sayFirst(means, tx, turn, worded))
  const relation = await relationOf(tx, turn.playerId, character)
  if (relation) {
    const remembered = rememberLines(relation, worded.lines)
    const worn = worded.mood ? withMood(remembered, worded.mood) : remembered
    if (worded.terms && !reworded) await hardenOffer(means, tx, turn, worded.terms)
    const summed = reworded ? worn : await sumUp(means, tx, turn, message, worn)
    await saveRelation(tx, turn.playerId, character, summed)
  }
  return toMessage(message, character)
}

/** A voice's terms take the place of the decided ones while those still lie on the table, and only through the rules. */
async function hardenOffer(
  { clock }: Means,
  tx: Transaction,
  { playerId, decision }: TurnRow,
  { principalCents, dailyRate, days }: LoanTerms,
): Promise<void> {
  const terms = clampProposal(decision, { principalCents, dailyRate, days })
  const asked = { playerId, character: decision.shark, now: clock.now() }
  const open = await openOfferOf(tx, asked)
  if (terms && open?.terms.kind === 'loan') await changeTerms(tx, open.id, terms)
}

/** Whether a talk is summed up with this message: every tenth, whichever of a turn's two that is. */
export function sumsUp({ seq }: Pick<MessageRow, 'seq'>): boolean {
  return Math.floor(seq / SUMMARY_EVERY) > Math.floor((seq - 2) / SUMMARY_EVERY)
}

/** Every tenth message the talk is summed up: by the engine, which knows what was decided. */
async function sumUp(
  { clock }: Means,
  tx: Transaction,
  turn: TurnRow,
  message: MessageRow,
  relation: Relation,
): Promise<Relation> {
  if (!sumsUp(message)) return relation
  const decisions = await lastDecisions(tx, turn, SUMMARY_EVERY / 2)
  return { ...relation, summary: summarise(relation, decisions, dayOf(clock.now())) }
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

/** The answer enters the talk, with its chips under it. */
async function sayFirst(
  means: Means,
  tx: Transaction,
  { id, conversationId, quickReplies }: TurnRow,
  { text }: Worded,
): Promise<MessageRow> {
  await updateConversation(tx, conversationId, { quickReplies })
  return addMessage(tx, {
    id: means.ids.uuid(),
    conversationId,
    role: 'assistant',
    content: text,
    turnId: id,
    createdAt: means.clock.now(),
  })
}

/** A turn that was worded before keeps its message and its place; undefined for one that was not. */
async function sayAnew(
  tx: Transaction,
  turn: TurnRow,
  text: string,
): Promise<MessageRow | undefined> {
  const message = await messageOfTurn(tx, turn, 'assistant')
  return message && rewordMessage(tx, message.id, text)
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
