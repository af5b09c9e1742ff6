import { RULES } from '../config.ts'

/** What a player may ask of a shark beside a loan. */
export const FAVOURS = ['cash_advance', 'extension', 'tip', 'protection'] as const
export type Favour = (typeof FAVOURS)[number]

/** Why a shark does no favour now. */
export type FavourRefusal =
  /** Trust is too low. */
  | 'not_trusted'
  /** Asked again within 24 hours, and not paid for. */
  | 'cooling_down'
  /** An advance is never sold. */
  | 'not_for_sale'
  /** One open loan a shark: an advance is one. */
  | 'owes_already'
  /** Nothing is owed here, so nothing can be extended. */
  | 'owes_nothing'
  /** The ground is cold already. */
  | 'not_hot'

export type FavourStanding = FavourRefusal | 'for_sale' | null

export interface FavourAsked {
  readonly favour: Favour
  /** Of the shark who is asked, −100..100. */
  readonly trust: number
  readonly owesThisShark: boolean
  /** Where the player stands, 0..7. */
  readonly heat: number
  /** When this favour can be asked for again; null when it never was. */
  readonly cooldownEndsAt: Date | null
  /** Paid to have it before the cooldown's end. */
  readonly isPaid: boolean
  readonly now: Date
}

/** The first reason that stands against a favour; null when it is granted. */
export function refuseFavour(asked: FavourAsked): FavourRefusal | null {
  const { favour, trust, isPaid, owesThisShark } = asked
  if (isPaid && !isEverSold(favour)) return 'not_for_sale'
  if (isCooling(asked) && !isPaid) return 'cooling_down'
  if (trust < RULES.favours.fromTrust[favour]) return 'not_trusted'
  if (favour === 'cash_advance' && owesThisShark) return 'owes_already'
  if (favour === 'extension' && !owesThisShark) return 'owes_nothing'
  if (favour === 'protection' && asked.heat === 0) return 'not_hot'
  return null
}

/** What stands against a favour that has not been paid for; `for_sale` where nothing but its cooldown does, and paying ends that. */
export function favourStanding(
  asked: Omit<FavourAsked, 'isPaid'>,
  /** Whether payments are taken, and what a favour costs beside is there. */
  canBuy: boolean,
): FavourStanding {
  const refusal = refuseFavour({ ...asked, isPaid: false })
  if (refusal !== 'cooling_down' || !isEverSold(asked.favour)) return refusal
  return refuseFavour({ ...asked, isPaid: true }) ?? (canBuy ? 'for_sale' : refusal)
}

/** Whether a favour can be paid for before its cooldown's end: what adds net worth never can. */
export function isEverSold(favour: Favour): boolean {
  return favour !== 'cash_advance'
}

export function isCooling({
  cooldownEndsAt,
  now,
}: Pick<FavourAsked, 'cooldownEndsAt' | 'now'>): boolean {
  return cooldownEndsAt !== null && now.getTime() < cooldownEndsAt.getTime()
}

/** When a favour granted now can be asked for again. */
export function nextFavourAt(now: Date): Date {
  return new Date(now.getTime() + RULES.favours.cooldownMs)
}
