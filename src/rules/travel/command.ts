import type { BoroughName } from '../market/goods.ts'

/** Moves the player to another borough. */
export interface Travel {
  readonly kind: 'travel'
  /** The id of the encounter that may open there, a UUID. */
  readonly id: string
  readonly to: BoroughName
}
