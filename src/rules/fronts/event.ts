import type { EventBase } from '../player/event.ts'
import type { FrontAnswer, FrontName } from './front.ts'

export interface FrontBought extends EventBase {
  readonly kind: 'front_bought'
  readonly id: string
  readonly front: FrontName
  readonly price_cents: number
}

/** A front's question of a day was answered. */
export interface FrontTended extends EventBase {
  readonly kind: 'front_tended'
  readonly front: FrontName
  /** The UTC day. */
  readonly day: string
  /** The id of the question that the seed drew. */
  readonly question: string
  readonly answer: FrontAnswer
}

/** What a day of a front has paid, less its running cost. */
export interface FrontPaid extends EventBase {
  readonly kind: 'front_paid'
  readonly front: FrontName
  /** The UTC day that was paid for. */
  readonly day: string
  /** Below 0 when the running cost was higher. A player pays no more than their cash. */
  readonly cents: number
  readonly is_tended: boolean
}

export interface FrontSold extends EventBase {
  readonly kind: 'front_sold'
  readonly id: string
  readonly front: FrontName
  readonly cents: number
}

export type FrontEvent = FrontBought | FrontPaid | FrontSold | FrontTended
