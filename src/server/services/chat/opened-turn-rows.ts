import type { QuickReply } from '#src/protocol/chat.ts'
import { fold } from '#src/rules/player/evolve.ts'
import type { Sheet } from '#src/rules/player/sheet.ts'
import { type Chip, chipsFor } from '#src/rules/sharks/chips.ts'
import { type Kept, keepWords } from '#src/rules/sharks/recollections/keep.ts'
import type { Turn } from '#src/rules/sharks/situation.ts'
import { turnOf } from '#src/rules/talk/begin.ts'
import type { BeginTurn } from '#src/rules/talk/command.ts'
import type { SheetRows, Writes } from '../../db/repositories/sheets.ts'
import type { Written } from '../../write/player-writer.ts'
import { newConversationId } from '../../write/tellings.ts'
import { offerOnce } from './offer-once.ts'
import { leaseFrom } from './turn-lease.ts'

/** A turn that a write opens. */
interface Opened {
  readonly command: BeginTurn
  /** The ids of what the turn adds. */
  readonly ids: { readonly message: string; readonly offer: string }
  /** Returns a UUID. */
  readonly newId: () => string
}

/**
 * Returns the row that adds the message, the offer with its chips, the recollections and the turn itself; none when the
 * write opens no turn. Any node can word the stored decision later, always in the same way.
 */
export function openedTurnRows(
  written: Written,
  { talk }: SheetRows,
  { command, ids, newId }: Opened,
): Partial<Pick<Writes, 'opened_turns'>> {
  const { before, events, now, world } = written
  const place = events.findIndex(({ kind }) => kind === 'turn_opened')
  if (place === -1) return {}
  const sheet = fold(before, events.slice(0, place))
  const turn = turnOf(sheet, command, world)
  if (!turn) return {}
  const { decision, quoted, relation } = turn
  const { offer } = decision
  const chips = chipsFor(decision, offer && ids.offer).map(toQuickReply)
  const { quickReplies, offeredChoices } = offerOnce(chips, talk?.conversation?.offered_choices)
  const { added, forgotten } = wordsOf(turn, sheet, { now, newId })
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
    ...{ quoted: quoted ?? null, forgotten, recalled: added },
    running_until: leaseFrom(now),
  }
  return { opened_turns: [opened] }
}

/** Returns what is recalled of the message, and what is forgotten. */
function wordsOf(
  { decision, noted = [] }: Turn,
  { talk }: Sheet,
  { now, newId }: { readonly now: Date; readonly newId: () => string },
): Kept {
  if (noted.length === 0 || !talk) return { added: [], forgotten: [] }
  const { recollections, shark } = talk
  return keepWords(recollections, { shark, noted, now, seed: decision.seed, newId })
}

function toQuickReply({ title, payload }: Chip): QuickReply {
  if (typeof payload === 'string') return { title, payload }
  return { title, payload: { action: payload.action, details: { ...payload.details } } }
}
