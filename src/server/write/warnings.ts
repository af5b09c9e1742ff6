import { CHARACTER_NAMES, type Character } from '#src/protocol/characters.ts'
import { RULES } from '#src/rules/config.ts'
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

/** Returns the warnings of the first late days, up to that on which the debtor is owned. A warning that is read before it is stored has the same ids. */
export function warningsOf(playerId: string, events: readonly PlayerEvent[]): readonly Warning[] {
  return eventsOfKind(events, 'loan_day_late')
    .filter(({ day }) => day <= RULES.late.owned.fromDay)
    .map(({ loan, shark, day, owed_cents: owedCents, at }) => ({
      shark,
      message_id: uuidOf(`warning|${loan}|${day}`),
      conversation_id: uuidOf(`conversation|${playerId}|${shark}`),
      content: `*${CHARACTER_NAMES[shark].toUpperCase()} SENT WORD: ${formatCents(owedCents)}. YOU ARE LATE.*`,
      at,
    }))
}
