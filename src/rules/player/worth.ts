import { SHARKS } from '#src/lib/names.ts'
import { frontResale } from '../fronts/front.ts'
import { debtAccount } from '../ledger.ts'
import { GOODS } from '../market/goods.ts'
import type { Sheet } from './sheet.ts'

/** Returns cash less debts: the sum of the player's accounts, in cents. */
export function moneyOf({ balances }: Pick<Sheet, 'balances'>): number {
  return Object.values(balances).reduce<number>((sum, cents) => sum + (cents ?? 0), 0)
}

/** Returns the value of the goods at bids in the order of GOODS, in cents. */
export function goodsWorth({ holdings }: Pick<Sheet, 'holdings'>, bids: readonly number[]): number {
  return GOODS.reduce((sum, { symbol }, index) => {
    const held = holdings.find((holding) => holding.symbol === symbol)
    return sum + (held?.quantity ?? 0) * (bids[index] ?? 0)
  }, 0)
}

/** Returns the net worth at bids in the order of GOODS, in cents. */
export function worthOf(
  sheet: Pick<Sheet, 'balances' | 'fronts' | 'holdings'>,
  bids: readonly number[],
): number {
  return sumOfWorth({
    moneyCents: moneyOf(sheet),
    goodsCents: goodsWorth(sheet, bids),
    frontsCents: frontsWorth(sheet),
  })
}

/** Returns what the fronts would be sold for, in cents. */
export function frontsWorth({ fronts }: Pick<Sheet, 'fronts'>): number {
  return fronts.reduce((sum, { front }) => sum + frontResale(front), 0)
}

/** Returns the net worth of its parts, in cents: cash less debts, goods and fronts. The boards count the same sum. */
export function sumOfWorth(parts: {
  readonly moneyCents: number
  readonly goodsCents: number
  readonly frontsCents: number
}): number {
  return parts.moneyCents + parts.goodsCents + parts.frontsCents
}

/** Returns what is owed to all sharks together, as the ledger has it, in cents. */
export function debtOf({ balances, playerId }: Pick<Sheet, 'balances' | 'playerId'>): number {
  return SHARKS.reduce((sum, shark) => sum - (balances[debtAccount(playerId, shark)] ?? 0), 0)
}
