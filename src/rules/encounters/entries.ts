import { type Entry, repaymentEntry } from '../ledger.ts'
import { encounterLoss } from '../life-entries.ts'
import type { EncounterEvent } from './event.ts'

export function encounterEntries(playerId: string, event: EncounterEvent): readonly Entry[] {
  switch (event.kind) {
    case 'encounter_settled': {
      const amountCents = event.cash_cents - event.to_loan_cents
      return amountCents > 0 ? [encounterLoss({ playerId, cause: event.id, amountCents })] : []
    }
    case 'collector_paid': {
      const { encounter: cause, shark, cents: amountCents, pot_cents: potCents } = event
      return [repaymentEntry({ playerId, shark, cause, amountCents, potCents })]
    }
    case 'encounter_opened':
      return []
  }
}
