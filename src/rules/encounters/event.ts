import type { BoroughName, Goods } from '../market/goods.ts'
import type { EventBase } from '../player/event.ts'
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
  /** The player's moves so far. With `level` and `reputation` the odds can be recomputed. */
  readonly move: number
  readonly level: number
  readonly reputation: number
  /** Drawn from the player's chance: the choice succeeds when it is below the odds. */
  readonly draw: number
  readonly success: boolean
  /** Cash that the player lost. */
  readonly cash_cents: number
  readonly lost_goods: Goods
  /** The change of the heat of the borough. */
  readonly heat_by: number
}

export type EncounterEvent = EncounterOpened | EncounterSettled
