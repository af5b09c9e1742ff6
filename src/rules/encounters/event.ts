import type { BoroughName, Goods } from '../market/goods.ts'
import type { EventBase } from '../player/event.ts'
import type { Shark } from '../sharks/decision.ts'
import type { EncounterChoice, EncounterKind } from './encounter.ts'

export interface EncounterOpened extends EventBase {
  readonly kind: 'encounter_opened'
  readonly id: string
  readonly by: 'police'
  readonly borough: BoroughName
  /** What paying costs. */
  readonly price_cents: number
}

export interface EncounterSettled extends EventBase {
  readonly kind: 'encounter_settled'
  readonly id: string
  readonly by: EncounterKind
  readonly borough: BoroughName
  readonly choice: EncounterChoice
  /** The player's moves so far, and what the odds were counted with. */
  readonly move: number
  readonly level: number
  readonly reputation: number
  readonly trust: number
  /** Drawn from the player's chance: the choice works where it is below the odds. */
  readonly draw: number
  readonly success: boolean
  /** Cash handed over. */
  readonly cash_cents: number
  /** What of the cash goes on the loan of the shark who sent the collector. */
  readonly to_loan_cents: number
  readonly lost_goods: Goods
  /** What is added to the heat of the borough, and to the reputation. */
  readonly heat_by: number
  readonly reputation_by: number
}

/** What a collector took goes on the loan. */
export interface CollectorPaid extends EventBase {
  readonly kind: 'collector_paid'
  readonly encounter: string
  readonly loan: string
  readonly shark: Shark
  readonly cents: number
  /** What of it goes to the pot. */
  readonly pot_cents: number
  /** Whether it paid the loan off. */
  readonly is_paid: boolean
}

export type EncounterEvent = EncounterOpened | EncounterSettled | CollectorPaid
