import { RULES } from './config.ts'
import { GOODS, type Goods, type GoodSymbol } from './market/goods.ts'
import { divideHalfEven } from './money.ts'

/** What a late day costs, before it is known what the debtor has. */
export interface LateDay {
  readonly heat: number
  /** The change of the reputation. */
  readonly reputation: number
  /** What a collector takes of each good and of the cash, in percent. */
  readonly goodsPercent: number
  readonly cashPercent: number
  readonly isPledgeSold: boolean
  readonly isOwned: boolean
}

/** Returns what a late day costs a debtor of a reputation. Day 1 begins when the grace ends. */
export function lateDay(day: number, reputation: number): LateDay {
  const { late } = RULES
  return {
    heat: day === late.heat.day ? late.heat.by : 0,
    reputation: reputationOf(day, reputation),
    goodsPercent: day === late.goods.day ? late.goods.percent : 0,
    cashPercent: day === late.cash.day || isOwnedAgain(day) ? late.cash.percent : 0,
    isPledgeSold: day === late.pledgeDay,
    isOwned: day >= late.owned.fromDay,
  }
}

/** Returns the percentage of a sale that is skimmed on a late day. */
export function skimPercent(lateDaySeen: number): number {
  const { owned, skim } = RULES.late
  if (lateDaySeen >= owned.fromDay) return owned.skimPercent
  return lateDaySeen >= skim.fromDay ? skim.percent : 0
}

/** Returns what goods that a collector takes are credited with, in cents. */
export function creditOf(goods: Goods): number {
  return GOODS.reduce((sum, { symbol }) => sum + (goods[symbol] ?? 0) * unitCredit(symbol), 0)
}

/** Returns what a unit that a collector takes is credited with, in cents. */
export function unitCredit(symbol: GoodSymbol): number {
  const base = GOODS.find((good) => good.symbol === symbol)?.baseCents ?? 0
  return divideHalfEven(base * RULES.late.goods.creditPercent, 100)
}

/** Whether a late day is one of those on which an owned debtor is visited again. */
function isOwnedAgain(day: number): boolean {
  const { owned, cash } = RULES.late
  return day > owned.fromDay && (day - cash.day) % owned.everyDays === 0
}

function reputationOf(day: number, reputation: number): number {
  const { owned, reputation: early } = RULES.late
  if (day <= early.untilDay) return early.by
  if (day === owned.fromDay) return owned.reputation
  if (!isOwnedAgain(day)) return 0
  return Math.min(0, Math.max(owned.againReputation, owned.leastReputation - reputation))
}
