import type { Favour, FavourStanding } from '../favours/favours.ts'
import type { Loan } from '../loans.ts'
import type { StreetTalk } from '../market/bias.ts'
import type { StreetEvent } from './street-event.ts'
import type { Decision, OfferTerms, Pledged, Relation, Shark } from './decision.ts'

/** The player as a shark sees them. Money in cents. */
export interface PlayerView {
  readonly streetName: string
  readonly cashCents: number
  /** Owed to all sharks together. */
  readonly debtCents: number
  readonly netWorthCents: number
  /** 0..1. */
  readonly reputation: number
  readonly level: number
  readonly borough: string
  /** The stash: what can be pledged. */
  readonly holdings: readonly Pledged[]
}

/** Everything that a shark's decision depends on. */
export interface Situation {
  readonly shark: Shark
  readonly relation: Relation
  readonly player: PlayerView
  /** The unpaid loan with this shark that is due first, up to date. */
  readonly openLoan: Loan | null
  /** The open offer of this shark; null when there is none or it has expired. */
  readonly openOffer: { readonly terms: OfferTerms } | null
  /** All other unpaid loans, also one more of this shark. */
  readonly otherLoans: readonly Loan[]
  /** When the last loan of this shark was taken, paid or not; null before the first. */
  readonly lastLoanTakenAt: Date | null
  /** Until when this shark lends nothing, because a loan was cleared late; null when it does. */
  readonly closedUntil: Date | null
  /** Where goods are cheap and dear this season; absent when the market was not read. */
  readonly streetTalk?: readonly StreetTalk[]
  /** What happened to the player recently, most important first; absent when it was not read. */
  readonly events?: readonly StreetEvent[]
  /** Why each favour of this shark is not available, null when it is; absent when favours were not read. */
  readonly favours?: Readonly<Record<Favour, FavourStanding>>
  /** The player's message: data, never instructions. Empty when a chip was taken. */
  readonly text: string
  readonly now: Date
  /** HMAC(seasonSeed, player | turn). All chance of this turn is drawn from it. */
  readonly seed: string
}

/** The decision of a turn, and the relation after it. */
export interface Turn {
  readonly decision: Decision
  readonly relation: Relation
}
