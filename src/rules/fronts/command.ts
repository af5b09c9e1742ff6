import type { FrontAnswer, FrontName } from './front.ts'

/** Buys the next front. */
export interface BuyFront {
  readonly kind: 'buy_front'
  /** A UUID that names the purchase. */
  readonly id: string
  readonly front: FrontName
}

/** Answers today's question of a front. */
export interface TendFront {
  readonly kind: 'tend_front'
  readonly front: FrontName
  readonly answer: FrontAnswer
}

/** Sells a front for a part of its price. */
export interface SellFront {
  readonly kind: 'sell_front'
  /** A UUID that names the sale. */
  readonly id: string
  readonly front: FrontName
}

export type FrontCommand = BuyFront | SellFront | TendFront
