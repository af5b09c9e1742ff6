import type { BoroughName } from '../market/goods.ts'

/** Goes to another borough. */
export interface Travel {
  readonly kind: 'travel'
  /** A UUID that names the encounter that may open there. */
  readonly id: string
  readonly to: BoroughName
}
