import { FRONT_NAMES, type FRONT_ANSWERS } from '#src/lib/names.ts'
import { RULES } from '../config.ts'
import { divideHalfEven } from '../money.ts'

export type FrontName = (typeof FRONT_NAMES)[number]
export type FrontAnswer = (typeof FRONT_ANSWERS)[number]

/** A business that a player owns. */
export interface Front {
  readonly front: FrontName
  readonly boughtAt: Date
  /** The last UTC day whose question was answered; null before the first answer. */
  readonly tendedDay: string | null
  /** The answer of `tendedDay`. */
  readonly answer: FrontAnswer | null
  /** What it has paid, less its running costs, in cents. Below 0 when it has cost more. */
  readonly earnedCents: number
}

/** Names for players. */
export const FRONT_LABELS: Readonly<Record<FrontName, string>> = {
  newsstand: 'the newsstand',
  laundromat: 'the laundromat',
  social_club: 'the social club',
  garage: 'the garage',
  restaurant: 'the restaurant',
}

export function frontPrice(front: FrontName): number {
  return RULES.fronts.priceCents[front]
}

/** Returns what a sale of a front brings, in cents. Net worth counts a front at it. */
export function frontResale(front: FrontName): number {
  return percentOf(frontPrice(front), RULES.fronts.resalePercent)
}

/** Returns what a day of a front pays less its running cost, in cents; below 0 when it costs more. */
export function frontIncome(front: FrontName, isTended: boolean): number {
  const { tendedPercent, idlePercent, runningPercent } = RULES.fronts
  const price = frontPrice(front)
  const paid = percentOf(price, isTended ? tendedPercent : idlePercent)
  return paid - percentOf(price, runningPercent)
}

/** Returns the next front for sale: the cheapest that is not owned; null when all are. */
export function nextFront(owned: readonly Pick<Front, 'front'>[]): FrontName | null {
  return FRONT_NAMES.find((name) => !owned.some(({ front }) => front === name)) ?? null
}

/** Whether a price is such a large part of the cash that a player must be asked twice. */
export function isLargePart(priceCents: number, cashCents: number): boolean {
  return priceCents * 100 > cashCents * RULES.fronts.largePercent
}

function percentOf(cents: number, percent: number): number {
  return divideHalfEven(cents * Math.round(percent * 100), 10_000)
}
