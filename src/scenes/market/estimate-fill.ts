import { type Prices } from '#src/api/get-prices.ts'
import { type Stash } from '#src/protocol/street.ts'
import { type GoodSymbol, type Side } from '#src/stores/market-store.ts'

export type Quote = NonNullable<Prices['boroughs']['manhattan']>[GoodSymbol]

/** The estimated result of a trade, in dollars. The server's result may differ when others trade first. */
export interface FillEstimate {
  readonly gross: number
  readonly fee: number
  /** The change of the player's cash; negative for a purchase. */
  readonly total: number
  /** How much worse the average price is than the first unit's, as a share of it. */
  readonly impact: number
}

/** Estimates a trade. Each unit multiplies the price of the next one by e^(±1/depth). */
export function estimateFill(
  { ask, bid, depth }: Pick<Quote, 'ask' | 'bid' | 'depth'>,
  side: Side,
  quantity: number,
  feeRate: number,
): FillEstimate {
  const first = side === 'buy' ? ask : bid
  const step = Math.exp((side === 'buy' ? 1 : -1) / depth)
  // The sum of a geometric series; without impact all units cost the same.
  const sum = step === 1 ? quantity : (step ** quantity - 1) / (step - 1)
  const gross = toCents(first * sum)
  const fee = toCents(gross * feeRate)
  return {
    gross,
    fee,
    total: side === 'buy' ? -(gross + fee) : gross - fee,
    impact: quantity > 0 ? Math.abs(gross / (first * quantity) - 1) : 0,
  }
}

export interface TradeLimits {
  readonly quote: Pick<Quote, 'ask' | 'bid' | 'depth'>
  readonly feeRate: number
  readonly cash: number
  readonly stash: Stash
}

/** Returns the largest quantity that cash and stash allow to buy, or that can be sold. */
export function maxQuantity(
  symbol: GoodSymbol,
  side: Side,
  { quote, feeRate, cash, stash }: TradeLimits,
): number {
  if (side === 'sell') return quantityHeld(stash, symbol)
  let [low, high] = [0, stash.capacity - stash.used + 1]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (-estimateFill(quote, 'buy', middle, feeRate).total <= cash) low = middle
    else high = middle
  }
  return low
}

export function quantityHeld(stash: Stash | null, symbol: GoodSymbol): number {
  return stash?.goods.find((good) => good.symbol === symbol)?.quantity ?? 0
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100
}
