import { chatCall } from '#src/protocol/calls/chat.ts'
import type { Message } from '#src/protocol/chat.ts'
import { dayOf } from '#src/rules/calendar.ts'
import type { Mood, OfferTerms, Relation } from '#src/rules/sharks/decision.ts'
import type { LoanTerms } from '#src/rules/sharks/lending.ts'
import { clampProposal } from '#src/rules/sharks/proposal.ts'
import { rememberLines } from '#src/rules/sharks/relation.ts'
import { isSummaryDue, summarise } from '#src/rules/sharks/summary.ts'
import type { FinishTurn } from '#src/rules/talk/command.ts'
import { isOpenFor } from '#src/rules/talk/finish.ts'
import { wholeRelation } from '#src/rules/talk/situation-of.ts'
import type { Database } from '../../db/database.ts'
import type { MessageRow } from '../../db/repositories/conversations.ts'
import type { TalkRows, TurnJson } from '../../db/repositories/talk-rows.ts'
import { messageOfTurn, type TurnRow } from '../../db/repositories/turns.ts'
import { RequestError } from '../../http/request-error.ts'
import { wordDecision } from '../../voices/grammar/word-decision.ts'
import { closedTurnRow } from '../../write/closed-turn.ts'
import type { Written } from '../../write/player-writer.ts'
import type { ChatContext } from './chat-context.ts'

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

type Finishing = Pick<ChatContext, 'server' | 'writer'>

/**
 * Ends a turn in one write: stores the reply with its chips, the mood, the terms of the offer and the lines that were used.
 * Resolves with the stored reply instead if the turn was ended before. Throws `busy` for an abandoned turn that its node has
 * extended.
 */
export async function finishTurn(
  { server, writer }: Finishing,
  turn: TurnRow,
  wording: Wording & { readonly isAbandoned?: boolean },
): Promise<Message> {
  const { playerId } = turn
  const { seed, shark } = turn.decision
  const { isAbandoned = false, mood = null } = wording
  const command = { kind: 'finish_turn', turn: turn.id, shark, seed, mood, isAbandoned } as const
  const messageId = server.ids.uuid()
  try {
    const stored = await writer.act<Message | null>({
      request: { caller: { playerId }, call: chatCall, key: undefined, body: null },
      command,
      answer: (written, { talk }) => {
        const closing = closingOf(written, talk, command)
        return closing && replyOf(closing, wording.text, messageId)
      },
      rows: (written, { talk }) => {
        const closing = closingOf(written, talk, command)
        return closing ? { closed_turns: [rowOf(closing, wording, messageId)] } : {}
      },
    })
    if (stored) return stored
  } catch (failure) {
    // The player was merged or deleted. A merge ends the turn.
    if (!(failure instanceof RequestError) || failure.code !== 'not_found') throw failure
  }
  return replyOfTurn(server.store.db, turn)
}

/** Finishes a turn whose node has stopped: the grammar voice words the stored decision. */
export function finishAbandonedTurn(
  chat: Finishing,
  turn: TurnRow,
  { isLeaseOver }: { readonly isLeaseOver: boolean } = { isLeaseOver: true },
): Promise<Message> {
  return finishTurn(chat, turn, { ...wordDecision(turn.decision), isAbandoned: isLeaseOver })
}

/** Returns the reply of a finished turn. Throws `unavailable` if it is missing. */
export async function replyOfTurn(db: Database, turn: TurnRow): Promise<Message> {
  const message = await messageOfTurn(db, turn, 'assistant')
  if (!message) throw new RequestError('unavailable', 'This answer was lost. Please say it again.')
  return toMessage(message, turn.decision.shark)
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

/** A write that ends a turn. */
interface Closing {
  readonly written: Written
  readonly talk: TalkRows
  readonly turn: TurnJson
  readonly command: FinishTurn
}

/** Returns what a write ends; null when the turn is not open any more. */
function closingOf(written: Written, talk: TalkRows | null, command: FinishTurn): Closing | null {
  const { talk: read } = written.before
  if (!talk?.turn || !read || !isOpenFor(read, command)) return null
  return { written, talk, turn: talk.turn, command }
}

function replyOf(
  { command, turn: { reply }, written: { now } }: Closing,
  content: string,
  messageId: string,
): Message {
  return {
    ...{ id: reply?.id ?? messageId, role: 'assistant', content, turn_id: command.turn },
    character: command.shark,
    created_at: reply ? new Date(reply.created_at).toISOString() : now.toISOString(),
  }
}

function rowOf(closing: Closing, wording: Wording, messageId: string) {
  const { command, turn, written } = closing
  const relation = relationAfter(closing, wording)
  const terms = termsAfter(closing, wording)
  return closedTurnRow({
    playerId: written.sheet.playerId,
    turn: { id: turn.id, conversationId: turn.conversation_id },
    character: command.shark,
    messageId: turn.reply?.id ?? messageId,
    isReworded: turn.reply !== null,
    text: wording.text,
    quickReplies: turn.quick_replies,
    ...(relation && { relation }),
    ...(terms && { terms }),
    ...(command.isAbandoned && { until: turn.running_until }),
    at: written.now,
  })
}

/** Returns the lines that were used, and a new summary of the last decisions if one is due. */
function relationAfter(
  { command: { shark }, turn, written: { now, sheet } }: Closing,
  { lines }: Wording,
): Partial<Relation> | undefined {
  if (!sheet.talk || !sheet.relations[shark]) return undefined
  const relation = rememberLines(wholeRelation(sheet, sheet.talk, now), lines)
  const { recentLines, saidOnce } = relation
  if (turn.reply || !isSummaryDue(relation)) return { recentLines, saidOnce }
  const summary = summarise(relation, turn.decisions, dayOf(now))
  return { recentLines, saidOnce, summary }
}

/** Returns the terms that a voice has proposed for the open offer, as far as the rules allow. */
function termsAfter(
  { talk: { open_offer: open }, turn, written: { now } }: Closing,
  { terms }: Wording,
): OfferTerms | undefined {
  if (!terms || turn.reply || open?.terms.kind !== 'loan') return undefined
  if (new Date(open.expires_at) <= now) return undefined
  const { principalCents, dailyRate, days } = terms
  return clampProposal(turn.decision, { principalCents, dailyRate, days }) ?? undefined
}
