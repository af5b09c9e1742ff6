import type { BoroughName, GoodSymbol } from '../market/goods.ts'
import type { EventBase } from '../player/event.ts'
import type { Shark } from '../sharks/decision.ts'
import type { TradeSide } from './fill.ts'

export interface Traded extends EventBase {
  readonly kind: 'traded'
  /** The id of the fill. */
  readonly id: string
  readonly borough: BoroughName
  readonly symbol: GoodSymbol
  readonly side: TradeSide
  readonly quantity: number
  readonly gross_cents: number
  readonly fee_cents: number
  /** Set when the trade adds nothing to the pot, because the player is not proven. */
  readonly outsidePot?: true
}

/** A share of a sale that a shark took. */
export interface SaleShared extends EventBase {
  readonly kind: 'sale_shared'
  /** The id of the fill. */
  readonly sale: string
  readonly loan: string
  readonly shark: Shark
  /** A part of a skim is a payment on the loan; a share of the profit is not. */
  readonly share: 'skim' | 'profit'
  readonly cents: number
  /** The part that counts towards the debt. */
  readonly credited_cents: number
  /** The part of a skim that goes to the pot. */
  readonly pot_cents: number
}

/** One more sale in the same stay: it heats the borough up further, and the police may stop the seller. */
export interface SaleWatched extends EventBase {
  readonly kind: 'sale_watched'
  /** The id of the fill. */
  readonly sale: string
  readonly borough: BoroughName
  /** The player's moves so far. */
  readonly move: number
  /** The heat of the borough after the sale. */
  readonly heat: number
  /** Drawn from the player's chance: the police stop the player when it is below the risk of the heat. */
  readonly draw: number
}

export type TradeEvent = Traded | SaleShared | SaleWatched
