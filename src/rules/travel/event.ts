import type { BoroughName } from '../market/goods.ts'
import type { EventBase } from '../player/event.ts'

export interface Travelled extends EventBase {
  readonly kind: 'travelled'
  /** The move that the trip cost. */
  readonly move: number
  readonly from: BoroughName
  readonly to: BoroughName
  readonly toll_cents: number
  /** The player's heat in the borough on arrival. */
  readonly heat: number
  /** Drawn from the player's chance: the police stop the player when it is below the risk of the heat. */
  readonly draw: number
}
