import type { BoroughName } from '../market/goods.ts'
import type { EventBase } from '../player/event.ts'
import type { Shark } from '../sharks/decision.ts'

interface OfErrand extends EventBase {
  readonly loan: string
  readonly shark: Shark
  /** The UTC day of the errand. */
  readonly day: string
  readonly borough: BoroughName
}

/** The errand of a UTC day, which must be done in a borough. */
export interface ErrandGiven extends OfErrand {
  readonly kind: 'errand_given'
  /** The end of the day, ISO 8601. */
  readonly until: string
}

export interface ErrandDone extends OfErrand {
  readonly kind: 'errand_done'
}

/** An errand that was not done. It adds to what is owed. */
export interface ErrandMissed extends OfErrand {
  readonly kind: 'errand_missed'
  readonly cents: number
}

export type ErrandEvent = ErrandGiven | ErrandDone | ErrandMissed
