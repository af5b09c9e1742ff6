import type { RECOLLECTION_KINDS } from '#src/lib/names.ts'
import type { Shark } from '../decision.ts'

/** What a recollection is about. */
export type RecollectionKind = (typeof RECOLLECTION_KINDS)[number]

/** What the player has said in a message, made of closed lists, figures and single names. */
export interface Noted {
  readonly kind: RecollectionKind
  /** A phrase that addresses the player, to be quoted in a line: 'your sister Rosa', 'you had been robbed'. */
  readonly words: string
  /** When a promise has to be kept; null for other kinds, and for a promise without a date. */
  readonly dueAt: Date | null
}

/** What a shark recalls of the player's own words. It changes neither money nor the facts of the rules. */
export interface Recollection extends Noted {
  /** Given by the server. */
  readonly id: string
  /** The shark that recalls it. */
  readonly shark: Shark
  readonly saidAt: Date
  /** When it is known: later than said for hearsay. */
  readonly knownFrom: Date
  /** When it is forgotten. */
  readonly endsAt: Date
  /** The shark that passed it on; null when the player said it to this shark. */
  readonly hearsayFrom: Shark | null
  /** The recollection that was passed on; null when this is none of hearsay. */
  readonly origin: string | null
  readonly quotedAt: Date | null
}

/** The most recollections of one shark. */
export const MOST_RECOLLECTIONS = 12

/** The days that a recollection of each kind lasts, and how much it matters: the least is forgotten first. */
export const LASTING: Readonly<
  Record<RecollectionKind, { readonly days: number; readonly weight: number }>
> = {
  lie: { days: 30, weight: 7 },
  promise: { days: 21, weight: 6 },
  threat: { days: 30, weight: 5 },
  gift: { days: 60, weight: 4 },
  person: { days: 60, weight: 3 },
  excuse: { days: 14, weight: 2 },
  place: { days: 60, weight: 1 },
  asked: { days: 7, weight: 0 },
}
