import type { TradeOrder } from './fill.ts'

/** Buys or sells in the player's borough. */
export interface Trade extends TradeOrder {
  readonly kind: 'trade'
  /** A UUID that names the fill. */
  readonly id: string
}
