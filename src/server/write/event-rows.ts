import type { EncounterOutcome } from '#src/rules/encounters/encounter.ts'
import type { EncounterSettled } from '#src/rules/encounters/event.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import type { Writes } from '../db/repositories/sheets.ts'

type EventRows = Pick<Writes, 'done_missions' | 'encounters' | 'favours' | 'settlements'>
type Kind = PlayerEvent['kind']

/** Returns the rows of encounters, settlements, favours and done missions. They are not computed from the sheet. */
export function eventRows(player_id: string, events: readonly PlayerEvent[]): EventRows {
  return {
    encounters: ofKind(events, 'encounter_opened').map(
      ({ id, by: kind, borough, price_cents, at: opened_at }) => ({
        ...{ player_id, id, kind, borough, price_cents, opened_at },
      }),
    ),
    settlements: ofKind(events, 'encounter_settled').map((event) => ({
      ...{ player_id, id: event.id, choice: event.choice, settled_at: event.at },
      outcome: outcomeOf(event),
    })),
    favours: ofKind(events, 'favour_granted').map(
      ({ favour, shark, at: granted_at, cooldown_ends_at }) => ({
        ...{ player_id, favour, shark, granted_at, cooldown_ends_at },
      }),
    ),
    done_missions: ofKind(events, 'mission_done').map(({ mission: id, at: done_at }) => ({
      ...{ player_id, id, done_at },
    })),
  }
}

function ofKind<kind extends Kind>(
  events: readonly PlayerEvent[],
  kind: kind,
): readonly Extract<PlayerEvent, { kind: kind }>[] {
  return events.filter(
    (event): event is Extract<PlayerEvent, { kind: kind }> => event.kind === kind,
  )
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
