import { RULES } from '../config.ts'
import { coverSum } from '../cover-sum.ts'
import { cashAccount } from '../ledger.ts'
import { GOODS, type Goods, type GoodSymbol } from '../market/goods.ts'
import { divideHalfEven } from '../money.ts'
import type { Sheet } from '../player/sheet.ts'
import { moneyOf } from '../player/worth.ts'
import { goodsIn } from '../stash.ts'

/** What goes up in a night. */
export interface Share {
  /** The whole share. */
  readonly shareCents: number
  /** The cash that goes up. Below 0 when the goods are worth more than the rest, and change comes back. */
  readonly cents: number
  /** The goods that go up because the cash does not cover the share. */
  readonly goods: Goods
}

/** Returns what the share is a part of: cash and goods less debts, in cents. Fronts do not count. */
export function countedCents(sheet: Pick<Sheet, 'balances' | 'holdings'>): number {
  const goods = sheet.holdings.reduce(
    (sum, { symbol, quantity }) => sum + quantity * kickedUpValue(symbol),
    0,
  )
  return moneyOf(sheet) + goods
}

/** Returns the share of a sum: each step takes its percentage of the part above it. Rounded up to whole cents. */
export function shareOf(cents: number): number {
  const { steps } = RULES.kickingUp
  const hundredths = steps.reduce((sum, { fromCents, percent }, place) => {
    const untilCents = steps[place + 1]?.fromCents ?? Number.MAX_SAFE_INTEGER
    return sum + Math.max(0, Math.min(cents, untilCents) - fromCents) * Math.round(percent * 10)
  }, 0)
  return Math.ceil(hundredths / 1_000)
}

/**
 * Returns what goes up tonight; null for nothing. Cash goes first. Of the goods, whole units go until the rest is covered,
 * the dearest that fit first; the last unit may be worth more than the rest, and the difference comes back in cash.
 */
export function tonightsShare(
  sheet: Pick<Sheet, 'balances' | 'holdings' | 'playerId'>,
): Share | null {
  const shareCents = shareOf(countedCents(sheet))
  if (shareCents === 0) return null
  const cashCents = Math.max(0, sheet.balances[cashAccount(sheet.playerId)] ?? 0)
  const fromCash = Math.min(cashCents, shareCents)
  const { goods, worthCents } = coverSum(
    goodsIn(sheet.holdings),
    shareCents - fromCash,
    kickedUpValue,
  )
  return { shareCents, cents: shareCents - worthCents, goods }
}

/** Returns what a unit counts for, in cents. */
export function kickedUpValue(symbol: GoodSymbol): number {
  const base = GOODS.find((good) => good.symbol === symbol)?.baseCents ?? 0
  return divideHalfEven(base * RULES.kickingUp.goodsPercent, 100)
}
