import type { Message, QuickReply } from '#src/protocol/chat.ts'
import { dayOf } from '#src/rules/calendar.ts'
import { type Chip, chipsFor } from '#src/rules/sharks/chips.ts'
import type { Decision, Mood, OfferTerms, Relation } from '#src/rules/sharks/decision.ts'
import type { LoanTerms } from '#src/rules/sharks/lending.ts'
import { clampProposal } from '#src/rules/sharks/proposal.ts'
import { bannedLines, rememberLines } from '#src/rules/sharks/relation.ts'
import { isSummaryDue, summarise } from '#src/rules/sharks/summary.ts'
import { openingOf } from '#src/rules/talk/begin.ts'
import type { BeginTurn, FinishTurn, ReopenTurn } from '#src/rules/talk/command.ts'
import { isOpenFor } from '#src/rules/talk/finish.ts'
import { wholeRelation } from '#src/rules/talk/situation-of.ts'
import type { SheetRows, Writes } from '../../write/sheet-repository.ts'
import type { TalkRows, TurnJson } from '../../write/talk-rows-repository.ts'
import { closedTurnRow } from '../../write/closed-turn.ts'
import { eventsOfKind } from '../../write/events-of-kind.ts'
import type { Written } from '../../write/act.ts'
import { newConversationId } from '../../write/tellings.ts'
import { offerOnce } from './offer-once.ts'
import { leaseFrom } from './turn-lease.ts'

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

/** A turn that a write opens. */
interface Opened {
  readonly command: BeginTurn
  /** The ids of what the turn adds. */
  readonly ids: { readonly message: string; readonly offer: string }
}

/**
 * Returns the row that adds the message, the offer with its chips, the recollections and the turn itself; none when the
 * write opens no turn. Any node can word the stored decision later, always in the same way.
 */
export function openedTurnRows(
  written: Written,
  { talk }: SheetRows,
  { command, ids }: Opened,
): Partial<Pick<Writes, 'opened_turns'>> {
  const { events, now, sheet } = written
  const [event] = eventsOfKind(events, 'turn_opened')
  if (!event) return {}
  const { kept, turn } = openingOf(event)
  const { decision, quoted, relation } = turn
  const { offer } = decision
  const chips = chipsFor(decision, offer && ids.offer).map(toQuickReply)
  const { quickReplies, offeredChoices } = offerOnce(chips, talk?.conversation?.offered_choices)
  const { playerId: player_id } = sheet
  const opened = {
    ...{ player_id, id: command.turn, character: command.shark, decision, relation, at: now },
    conversation_id: talk?.conversation?.id ?? newConversationId(player_id, command.shark),
    message_id: ids.message,
    content: command.kind === 'send_message' ? command.text : null,
    quick_replies: quickReplies,
    offered_choices: offeredChoices,
    offer: offer && {
      ...{ id: ids.offer, terms: offer.terms },
      expires_at: new Date(now.getTime() + offer.standsMs),
    },
    token_hash: command.kind === 'send_message' && talk?.choice ? command.replyToken : null,
    ...{ quoted: quoted ?? null, recalled: kept.added },
    forgotten: kept.forgotten.map(({ id }) => id),
    running_until: leaseFrom(now),
  }
  return { opened_turns: [opened] }
}

function toQuickReply({ title, payload }: Chip): QuickReply {
  if (typeof payload === 'string') return { title, payload }
  return { title, payload: { action: payload.action, details: { ...payload.details } } }
}

/** A turn that a write closes. */
interface Closed {
  readonly command: FinishTurn
  readonly wording: Wording
  /** The id of the reply, if none is stored yet. */
  readonly messageId: string
}

/** Returns the reply that a write stores; null when the turn is not open any more. */
export function closedTurnReply(
  written: Written,
  { talk }: SheetRows,
  { command, messageId, wording }: Closed,
): Message | null {
  const closing = closingOf(written, talk, command)
  if (!closing) return null
  const { reply } = closing.turn
  return {
    ...{
      id: reply?.id ?? messageId,
      role: 'assistant',
      content: wording.text,
      turn_id: command.turn,
    },
    character: command.shark,
    created_at: reply ? new Date(reply.created_at).toISOString() : written.now.toISOString(),
  }
}

/**
 * Returns the row that stores the reply with its chips, the lines that were used and the terms that the voice has proposed;
 * none when the turn is not open any more.
 */
export function closedTurnRows(
  written: Written,
  { talk }: SheetRows,
  { command, messageId, wording }: Closed,
): Partial<Pick<Writes, 'closed_turns'>> {
  const closing = closingOf(written, talk, command)
  if (!closing) return {}
  const { turn } = closing
  const relation = relationAfter(closing, wording)
  const terms = termsAfter(closing, wording)
  const closed = closedTurnRow({
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
  return { closed_turns: [closed] }
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

/**
 * Returns the row that opens a turn again, to word its reply again: the decision keeps its figures, and the lines that were
 * used are excluded.
 */
export function reopenedTurnRows(
  { now, sheet }: Written,
  { turn: id, shark }: ReopenTurn,
  /** Returns the seed of the new wording. */
  seedAfter: (seed: string) => string,
): Partial<Pick<Writes, 'reopened_turns'>> {
  const { playerId: player_id, relations, talk } = sheet
  if (!talk?.turn) return {}
  const { decision } = talk.turn
  const reworded: Decision = {
    ...decision,
    seed: seedAfter(decision.seed),
    recentLines: relations[shark]
      ? bannedLines(wholeRelation(sheet, talk, now))
      : decision.recentLines,
  }
  return { reopened_turns: [{ player_id, id, decision: reworded, running_until: leaseFrom(now) }] }
}
