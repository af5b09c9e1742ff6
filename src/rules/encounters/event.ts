import type { BoroughName, Goods } from '../market/goods.ts'
import type { EventBase } from '../player/event.ts'
import type { Shark } from '../sharks/decision.ts'
import type { EncounterChoice, EncounterKind } from './encounter.ts'

export interface EncounterOpened extends EventBase {
  readonly kind: 'encounter_opened'
  readonly id: string
  readonly by: 'police'
  readonly borough: BoroughName
  /** The price of the choice `pay`. */
  readonly price_cents: number
}

export interface EncounterSettled extends EventBase {
  readonly kind: 'encounter_settled'
  readonly id: string
  readonly by: EncounterKind
  readonly borough: BoroughName
  readonly choice: EncounterChoice
  /** The player's moves so far. With `level`, `reputation` and `trust` the odds can be recomputed. */
  readonly move: number
  readonly level: number
  readonly reputation: number
  readonly trust: number
  /** Drawn from the player's chance: the choice succeeds when it is below the odds. */
  readonly draw: number
  readonly success: boolean
  /** Cash that the player lost. */
  readonly cash_cents: number
  /** The part of the cash that is paid on the loan of the shark who sent the collector. */
  readonly to_loan_cents: number
  readonly lost_goods: Goods
  /** The change of the heat of the borough. `reputation_by` is the change of the reputation. */
  readonly heat_by: number
  readonly reputation_by: number
}

/** A payment on a loan with the cash that a collector took. */
export interface CollectorPaid extends EventBase {
  readonly kind: 'collector_paid'
  readonly encounter: string
  readonly loan: string
  readonly shark: Shark
  readonly cents: number
  /** The part of the payment that goes to the pot. */
  readonly pot_cents: number
  /** Whether the payment paid the loan off. */
  readonly is_paid: boolean
}

export type EncounterEvent = EncounterOpened | EncounterSettled | CollectorPaid
