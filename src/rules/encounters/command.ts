import type { EncounterChoice } from './encounter.ts'

/** Settles the open encounter. */
export interface SettleEncounter {
  readonly kind: 'settle_encounter'
  readonly choice: EncounterChoice
}
