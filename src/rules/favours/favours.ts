import { RULES } from '../config.ts'

/** What a player may ask of a shark in addition to a loan. */
export const FAVOURS = ['cash_advance', 'extension', 'tip', 'protection'] as const
export type Favour = (typeof FAVOURS)[number]

/** Why a shark refuses a favour. */
export type FavourRefusal =
  /** Trust is too low. */
  | 'not_trusted'
  /** The favour was granted in the last 24 hours, and the player has not paid to skip the cooldown. */
  | 'cooling_down'
  /** A cash advance cannot be paid for. */
  | 'not_for_sale'
  /** A loan of the player is late. No shark does favours then. */
  | 'late'
  /** The player has an open loan of this shark. A cash advance is a loan, and each shark lends once at a time. */
  | 'owes_already'
  /** The player owes this shark nothing, so no loan can be extended. */
  | 'owes_nothing'
  /** The heat of the borough is 0. */
  | 'not_hot'

export type FavourStanding = FavourRefusal | 'for_sale' | null

export interface FavourAsked {
  readonly favour: Favour
  /** The trust of the shark who is asked, −100..100. */
  readonly trust: number
  readonly owesThisShark: boolean
  /** Whether the player has an open loan of this shark, the opening debt not counted. */
  readonly owesLoan: boolean
  /** Whether any loan of the player is late. */
  readonly isLate: boolean
  /** The heat of the player's borough, 0..7. */
  readonly heat: number
  /** When this favour can be granted again; null when it was never granted. */
  readonly cooldownEndsAt: Date | null
  /** Whether the player has paid to skip the cooldown. */
  readonly isPaid: boolean
  readonly now: Date
}

/** Returns the first reason to refuse a favour; null when it is granted. */
export function refuseFavour(asked: FavourAsked): FavourRefusal | null {
  const { favour, trust, isPaid, owesThisShark } = asked
  if (isPaid && !isEverSold(favour)) return 'not_for_sale'
  if (isCooling(asked) && !isPaid) return 'cooling_down'
  if (asked.isLate) return 'late'
  if (trust < RULES.favours.fromTrust[favour]) return 'not_trusted'
  if (favour === 'cash_advance' && asked.owesLoan) return 'owes_already'
  if (favour === 'extension' && !owesThisShark) return 'owes_nothing'
  if (favour === 'protection' && asked.heat === 0) return 'not_hot'
  return null
}

/**
 * Returns the reason to refuse an unpaid favour, or null. Returns `for_sale` when the cooldown is the only reason and a
 * payment skips it.
 */
export function favourStanding(
  asked: Omit<FavourAsked, 'isPaid'>,
  /** Whether payments are accepted, and the player has the moves that a favour costs. */
  canBuy: boolean,
): FavourStanding {
  const refusal = refuseFavour({ ...asked, isPaid: false })
  if (refusal !== 'cooling_down' || !isEverSold(asked.favour)) return refusal
  return refuseFavour({ ...asked, isPaid: true }) ?? (canBuy ? 'for_sale' : refusal)
}

/** Whether a payment can skip the cooldown of a favour. A favour that adds net worth is never sold. */
export function isEverSold(favour: Favour): boolean {
  return favour !== 'cash_advance'
}

export function isCooling({
  cooldownEndsAt,
  now,
}: Pick<FavourAsked, 'cooldownEndsAt' | 'now'>): boolean {
  return cooldownEndsAt !== null && now.getTime() < cooldownEndsAt.getTime()
}

/** Returns when a favour that is granted now can be granted again. */
export function nextFavourAt(now: Date): Date {
  return new Date(now.getTime() + RULES.favours.cooldownMs)
}
