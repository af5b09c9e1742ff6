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
  /** Lifetime soft income: opens the loan ladder. */
  readonly earnedCents: number
  readonly level: number
  readonly borough: string
  /** The stash: what can be pledged. */
  readonly holdings: readonly Pledged[]
}

/** Everything a shark decides by. What the player typed is only one line of it. */
export interface Situation {
  readonly shark: Shark
  readonly relation: Relation
  readonly player: PlayerView
  /** The unpaid loan with this shark; its status follows from `now`. */
  readonly openLoan: Loan | null
  /** What this shark has on the table now, not lapsed. */
  readonly openOffer: { readonly terms: OfferTerms } | null
  /** Unpaid loans with the other sharks. */
  readonly otherLoans: readonly Loan[]
  /** When the last loan of this shark was taken, paid or not; null before the first. */
  readonly lastLoanTakenAt: Date | null
  /** What the street knows about prices this season; absent where the market was not read. */
  readonly streetTalk?: readonly StreetTalk[]
  /** What happened to the player of late, what matters most first; absent where it was not read. */
  readonly events?: readonly StreetEvent[]
  /** Why each favour of this shark is not available, null where it is; absent where it was not read. */
  readonly favours?: Readonly<Record<Favour, FavourStanding>>
  /** What the player typed: data, never instruction. Empty when a chip speaks. */
  readonly text: string
  readonly now: Date
  /** HMAC(seasonSeed, player | turn): all chance of this turn comes from it. */
  readonly seed: string
}

/** A decided turn, and the relation after it. */
export interface Turn {
  readonly decision: Decision
  readonly relation: Relation
}
