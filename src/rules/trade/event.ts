import type { BoroughName, GoodSymbol } from '../market/goods.ts'
import type { EventBase } from '../player/event.ts'
import type { Shark } from '../sharks/decision.ts'
import type { TradeSide } from './fill.ts'

export interface Traded extends EventBase {
  readonly kind: 'traded'
  /** Names the fill. */
  readonly id: string
  readonly borough: BoroughName
  readonly symbol: GoodSymbol
  readonly side: TradeSide
  readonly quantity: number
  readonly gross_cents: number
  readonly fee_cents: number
}

/** What a shark took of a sale. */
export interface SaleShared extends EventBase {
  readonly kind: 'sale_shared'
  /** The fill's id. */
  readonly sale: string
  readonly loan: string
  readonly shark: Shark
  /** A skim goes on the loan; a share of the profit does not. */
  readonly share: 'skim' | 'profit'
  readonly cents: number
  /** What of a skim goes to the pot. */
  readonly pot_cents: number
  /** Whether the skim paid the loan off. */
  readonly is_paid: boolean
}

export type TradeEvent = Traded | SaleShared
