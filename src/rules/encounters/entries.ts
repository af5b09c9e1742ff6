import type { Entry } from '../ledger.ts'
import { encounterLoss } from '../life-entries.ts'
import type { EncounterEvent } from './event.ts'

export function encounterEntries(playerId: string, event: EncounterEvent): readonly Entry[] {
  if (event.kind === 'encounter_opened') return []
  const { id: cause, cash_cents: amountCents } = event
  return amountCents > 0 ? [encounterLoss({ playerId, cause, amountCents })] : []
}
