import type { NoticeKind } from '#src/protocol/calls/identity.ts'
import type { EncounterOutcome } from '#src/rules/encounters/encounter.ts'
import type { EncounterSettled } from '#src/rules/encounters/event.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import type { Writes } from './sheet-repository.ts'
import { eventsOfKind } from './events-of-kind.ts'

type EventRows = Pick<
  Writes,
  | 'done_missions'
  | 'encounters'
  | 'favours'
  | 'heard_words'
  | 'missions'
  | 'new_words'
  | 'notices'
  | 'settlements'
  | 'voided_payments'
>

/** Returns the rows that are computed from the events alone. `newId` returns a UUID. */
export function eventRows(
  player_id: string,
  events: readonly PlayerEvent[],
  newId: () => string,
): EventRows {
  return {
    encounters: encounterRows(player_id, events),
    new_words: eventsOfKind(events, 'word_sent').map(
      ({ id, hearer, payee, cents: amount_cents, arrives_at }) => ({
        ...{ player_id, id, hearer, payee, amount_cents, arrives_at },
      }),
    ),
    heard_words: eventsOfKind(events, 'relation_moved').flatMap(({ memory, at: heard_at }) =>
      memory?.kind === 'hearsay' ? [{ player_id, id: memory.word, heard_at }] : [],
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
    missions: eventsOfKind(events, 'missions_drawn').flatMap(({ day, missions }) =>
      missions.map(({ id, mission }, place) => ({ ...{ player_id, id, day, place, mission } })),
    ),
    done_missions: eventsOfKind(events, 'mission_done').map(({ mission: id, at: done_at }) => ({
      ...{ player_id, id, done_at },
    })),
    voided_payments: eventsOfKind(events, 'payment_voided').map(({ payment: id }) => ({
      ...{ player_id, id },
    })),
    notices: eventsOfKind(events, 'payment_voided').map((event) => ({
      ...{ player_id, id: newId(), kind: 'payment_vanished' satisfies NoticeKind, at: event.at },
      about: [event.usdc.toFixed(2), String(event.messages)],
    })),
  }
}

function encounterRows(player_id: string, events: readonly PlayerEvent[]): EventRows['encounters'] {
  return eventsOfKind(events, 'encounter_opened').map(
    ({ id, by: kind, borough, price_cents, at: opened_at }) => ({
      ...{ player_id, id, kind, borough, price_cents, opened_at },
    }),
  )
}

function outcomeOf(event: EncounterSettled): EncounterOutcome {
  return {
    choice: event.choice,
    success: event.success,
    cashCents: event.cash_cents,
    lostGoods: event.lost_goods,
    heat: event.heat_by,
  }
}
