import type { Role } from '#src/protocol/chat.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import type { Sheet } from '#src/rules/player/sheet.ts'
import type { Shark } from '#src/rules/sharks/decision.ts'
import { formatStep } from '#src/rules/tellings/next-step.ts'
import type { Telling } from '#src/rules/tellings/telling.ts'
import { tellingsOf } from '#src/rules/tellings/tellings-of.ts'
import type { SheetRows } from './sheet-repository.ts'
import { uuidOf } from '../platform/hashing.ts'
import { TOLD_REST, wordTelling } from '../voices/grammar/word-telling.ts'

/** A message by which a shark tells of an event: their words, or a line of the system about what comes next. */
export interface ToldMessage {
  readonly shark: Shark
  readonly message_id: string
  /** The id of the conversation if this message begins it. */
  readonly conversation_id: string
  readonly role: Role
  readonly content: string
  /** ISO 8601. */
  readonly at: string
  /** Ids of the lines that the shark has told by then, newest first. */
  readonly told: readonly string[]
}

/** What the messages depend on, apart from the events: the player's name and conversations. */
export interface Listener {
  readonly name: string
  readonly talks: SheetRows['talks']
}

/** Returns what sharks tell the player about events, in order. `sheet` is the one before them. */
export function tellingsTo(
  sheet: Sheet,
  events: readonly PlayerEvent[],
  { name, talks }: Listener,
): readonly Telling[] {
  return tellingsOf(sheet, events, { name, confidant: confidantOf(talks) })
}

/**
 * Returns the messages of tellings to a player, in order. Messages that are read before they are stored are the same: their
 * ids and words follow from the events.
 */
export function wordTellings(
  playerId: string,
  tellings: readonly Telling[],
  { talks }: Pick<Listener, 'talks'>,
): readonly ToldMessage[] {
  const told: Partial<Record<Shark, readonly string[]>> = {}
  return tellings.flatMap((telling) => {
    const { cause, shark } = telling
    const before = told[shark] ?? talks[shark]?.told ?? []
    const { text, line } = wordTelling(telling, { seed: `${playerId}|${cause}`, told: before })
    const lines = [line, ...before].slice(0, TOLD_REST)
    told[shark] = lines
    return toMessages(telling, { playerId, text, told: lines })
  })
}

interface Worded {
  readonly playerId: string
  readonly text: string
  readonly told: readonly string[]
}

function toMessages(
  { kind, shark, cause, at, next }: Telling,
  { playerId, text, told }: Worded,
): readonly ToldMessage[] {
  const message = (role: Role, content: string): ToldMessage => ({
    ...{ shark, role, content, told, at: at.toISOString() },
    message_id: uuidOf(`telling|${playerId}|${kind}|${cause}|${shark}|${role}`),
    conversation_id: newConversationId(playerId, shark),
  })
  const words = message('assistant', text)
  return next ? [words, message('system', `*${formatStep(next).toUpperCase()}*`)] : [words]
}

/** Returns the id of a conversation that begins. */
export function newConversationId(playerId: string, shark: Shark): string {
  return uuidOf(`conversation|${playerId}|${shark}`)
}

/** Returns the shark whom the player has talked to last; vinnie before the first talk. */
function confidantOf(talks: SheetRows['talks']): Shark {
  const [last] = Object.entries(talks)
    .flatMap(([shark, { talked_at: at }]) => (at === null ? [] : [{ shark: shark as Shark, at }]))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return last?.shark ?? 'vinnie'
}
