import type { EncounterOutcome } from '../encounters/encounter.ts'
import type { GoodSymbol } from '../market/goods.ts'
import type { Decision, OfferTerms, Relation, Shark } from '../sharks/decision.ts'
import type { Recollection } from '../sharks/recollections/recollection.ts'
import type { SettlementKind } from '../sharks/settle.ts'

/** The parts of a relation that only the wording of replies reads. */
export type Wording = Pick<Relation, 'heardEvents' | 'recentLines' | 'saidOnce' | 'summary'>

/** A turn that a command names. */
export interface TalkTurn {
  readonly decision: Decision
  readonly isRunning: boolean
  /** Until when it belongs to the node that words its reply. */
  readonly runningUntil: Date
  /** Whether its reply is the last message of its conversation. */
  readonly isLast: boolean
}

/** What the turns of a player with a shark depend on, apart from the figures of the sheet. */
export interface Talk {
  readonly shark: Shark
  /** The player's street name. */
  readonly streetName: string
  /** The id of the player's turn that is running, with any shark; null for none. */
  readonly running: string | null
  /** The turn that the command names; null for none. */
  readonly turn: TalkTurn | null
  readonly wording: Wording
  /** The last offer of the shark that is open; null for none. */
  readonly openOffer: { readonly terms: OfferTerms; readonly expiresAt: Date } | null
  /** When the last loan of the shark was taken, paid or not; null before the first. */
  readonly lastLoanAt: Date | null
  /** What all sharks recall of the player's words, in the order in which it was said. */
  readonly recollections: readonly Recollection[]
  /** What the player has chosen by a chip, if the message is the one about it; null for any other message. */
  readonly choice: { readonly terms: OfferTerms; readonly kind: SettlementKind } | null
  /** The last encounter that was settled; null before the first. */
  readonly lastEncounter: {
    readonly id: string
    readonly borough: string
    readonly outcome: EncounterOutcome | null
    readonly settledAt: Date
  } | null
  /** The profit of yesterday's sales, by good. */
  readonly profitsYesterday: Readonly<Partial<Record<GoodSymbol, number>>>
  /** The ids of the missions that were done today. */
  readonly doneMissions: readonly string[]
  /** The last news about a price; null before the first. */
  readonly news: {
    readonly id: string
    readonly symbol: GoodSymbol
    readonly borough: string
    readonly direction: 'up' | 'down'
    readonly at: Date
  } | null
}
