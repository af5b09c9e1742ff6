import { CHARACTER_NAMES, type Character } from '#src/protocol/characters.ts'
import { formatCents } from '#src/rules/money.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { uuidOf } from '../hashing.ts'
import { eventsOfKind } from './events-of-kind.ts'

/** A shark's warning about a late loan: a system message in the conversation with them. */
export interface Warning {
  readonly shark: Character
  readonly message_id: string
  /** The id of the conversation if this message begins it. */
  readonly conversation_id: string
  readonly content: string
  /** ISO 8601. */
  readonly at: string
}

/** Returns the warnings of events. A warning that is read before it is stored has the same ids. */
export function warningsOf(playerId: string, events: readonly PlayerEvent[]): readonly Warning[] {
  return eventsOfKind(events, 'loan_day_late')
    .filter(({ is_warned: isWarned }) => isWarned)
    .map(({ loan, shark, owed_cents: owedCents, at }) => ({
      shark,
      message_id: uuidOf(`warning|${loan}|${at.slice(0, 10)}`),
      conversation_id: uuidOf(`conversation|${playerId}|${shark}`),
      content: `*${CHARACTER_NAMES[shark].toUpperCase()} SENT WORD: ${formatCents(owedCents)}. YOU ARE LATE.*`,
      at,
    }))
}
