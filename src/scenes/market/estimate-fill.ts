import { type Prices } from '#src/api/get-prices.ts'
import { type Stash } from '#src/protocol/street.ts'
import { type GoodSymbol, type Side } from '#src/stores/market-store.ts'

export type Quote = NonNullable<Prices['boroughs']['manhattan']>[GoodSymbol]

/** What a trade will come to if nobody trades before it; the server's answer is what counts. Dollars. */
export interface FillEstimate {
  readonly gross: number
  readonly fee: number
  /** What the cash moves by; below 0 for a purchase. */
  readonly total: number
  /** How much worse the average unit is than the first one, as a part of it. */
  readonly impact: number
}

/** Each unit moves the price by the factor e^(1/depth) for the next one. */
export function estimateFill(
  { ask, bid, depth }: Pick<Quote, 'ask' | 'bid' | 'depth'>,
  side: Side,
  quantity: number,
  feePart: number,
): FillEstimate {
  const first = side === 'buy' ? ask : bid
  const step = Math.exp((side === 'buy' ? 1 : -1) / depth)
  // A geometric row; without impact every unit is the first.
  const sum = step === 1 ? quantity : (step ** quantity - 1) / (step - 1)
  const gross = toCents(first * sum)
  const fee = toCents(gross * feePart)
  return {
    gross,
    fee,
    total: side === 'buy' ? -(gross + fee) : gross - fee,
    impact: quantity > 0 ? Math.abs(gross / (first * quantity) - 1) : 0,
  }
}

export interface Means {
  readonly quote: Pick<Quote, 'ask' | 'bid' | 'depth'>
  readonly feePart: number
  readonly cash: number
  readonly stash: Stash
}

/** The most that can be bought with the cash and kept in the stash, or sold out of it. */
export function mostOf(
  symbol: GoodSymbol,
  side: Side,
  { quote, feePart, cash, stash }: Means,
): number {
  if (side === 'sell') return heldOf(stash, symbol)
  let [enough, tooMany] = [0, stash.capacity - stash.used + 1]
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2)
    if (-estimateFill(quote, 'buy', middle, feePart).total <= cash) enough = middle
    else tooMany = middle
  }
  return enough
}

export function heldOf(stash: Stash | null, symbol: GoodSymbol): number {
  return stash?.goods.find((good) => good.symbol === symbol)?.quantity ?? 0
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100
}
