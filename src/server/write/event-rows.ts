import type { EncounterOutcome } from '#src/rules/encounters/encounter.ts'
import type { EncounterSettled } from '#src/rules/encounters/event.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import type { Writes } from '../db/repositories/sheets.ts'
import { eventsOfKind } from './events-of-kind.ts'

type EventRows = Pick<Writes, 'done_missions' | 'encounters' | 'favours' | 'settlements'>

/** Returns the rows of encounters, settlements, favours and done missions. They are not computed from the sheet. */
export function eventRows(player_id: string, events: readonly PlayerEvent[]): EventRows {
  return {
    encounters: eventsOfKind(events, 'encounter_opened').map(
      ({ id, by: kind, borough, price_cents, at: opened_at }) => ({
        ...{ player_id, id, kind, borough, price_cents, opened_at },
      }),
    ),
    settlements: eventsOfKind(events, 'encounter_settled').map((event) => ({
      ...{ player_id, id: event.id, choice: event.choice, settled_at: event.at },
      outcome: outcomeOf(event),
    })),
    favours: eventsOfKind(events, 'favour_granted').map(
      ({ favour, shark, at: granted_at, cooldown_ends_at }) => ({
        ...{ player_id, favour, shark, granted_at, cooldown_ends_at },
      }),
    ),
    done_missions: eventsOfKind(events, 'mission_done').map(({ mission: id, at: done_at }) => ({
      ...{ player_id, id, done_at },
    })),
  }
}

function outcomeOf(event: EncounterSettled): EncounterOutcome {
  return {
    choice: event.choice,
    success: event.success,
    cashCents: event.cash_cents,
    lostGoods: event.lost_goods,
    heat: event.heat_by,
    reputation: event.reputation_by,
  }
}
