import { type Prices } from '#src/api/get-prices.ts'
import { type Stash } from '#src/protocol/street.ts'
import { type GoodSymbol, type Side } from '#src/stores/market-store.ts'

export type Quote = NonNullable<Prices['boroughs']['manhattan']>[GoodSymbol]

/** The estimated result of a trade, in dollars. The server's result may differ when the market moves first. */
export interface FillEstimate {
  readonly gross: number
  readonly fee: number
  /** The change of the player's cash; negative for a purchase. */
  readonly total: number
  /** How much worse the average price is than the first unit's, as a share of it. */
  readonly impact: number
}

export interface TradeTerms {
  readonly quote: Pick<Quote, 'ask' | 'bid' | 'depth' | 'price'>
  /** The share of the gross that a trade costs. */
  readonly fee: number
  /** The difference between ask and bid, as a share of the price. */
  readonly spread: number
}

/**
 * Estimates a trade by the server's rules: each unit multiplies the price of the next one by e^(±1/depth), and each
 * unit and the fee are rounded against the player. The quote is rounded to cents, so the estimate uses the highest
 * exact price that it allows for a purchase, the lowest for a sale. Unless the market moves first, the server does
 * not take more or pay less.
 */
export function estimateFill(terms: TradeTerms, side: Side, quantity: number): FillEstimate {
  const { ask, bid } = terms.quote
  const grossCents = side === 'buy' ? costOf(terms, quantity) : proceedsOf(terms, quantity)
  const feeCents = Math.ceil((grossCents * Math.round(terms.fee * 10_000)) / 10_000)
  const totalCents = side === 'buy' ? -(grossCents + feeCents) : grossCents - feeCents
  const first = side === 'buy' ? ask : bid
  return {
    gross: grossCents / 100,
    fee: feeCents / 100,
    total: totalCents / 100,
    impact: quantity > 0 ? Math.abs(grossCents / 100 / (first * quantity) - 1) : 0,
  }
}

/** Covers the rounding errors of floating point. */
const TOLERANCE = 1e-12

/** Returns an upper bound of what a purchase costs before the fee, in cents. */
function costOf({ quote, spread }: TradeTerms, quantity: number): number {
  const { ask, bid, depth, price } = toCents(quote)
  const halfStep = Math.exp(0.5 / depth)
  const toAsk = halfStep * (1 + spread / 2)
  const toBid = (1 - spread / 2) / halfStep
  const exact = Math.min(ask / toAsk, price + 0.5, (bid + 1) / toBid) * (1 + TOLERANCE)
  let sum = 0
  for (let unit = 1; unit <= quantity; unit += 1) {
    sum += unit === 1 ? ask : Math.ceil(exact * toAsk * Math.exp((unit - 1) / depth))
  }
  return sum
}

/** Returns a lower bound of what a sale brings before the fee, in cents. */
function proceedsOf({ quote, spread }: TradeTerms, quantity: number): number {
  const { ask, bid, depth, price } = toCents(quote)
  const halfStep = Math.exp(0.5 / depth)
  const toAsk = halfStep * (1 + spread / 2)
  const toBid = (1 - spread / 2) / halfStep
  const exact = Math.max((ask - 1) / toAsk, price - 0.5, bid / toBid) * (1 - TOLERANCE)
  let sum = 0
  for (let unit = 1; unit <= quantity; unit += 1) {
    sum += unit === 1 ? bid : Math.floor(exact * toBid * Math.exp((1 - unit) / depth))
  }
  return sum
}

function toCents({ ask, bid, depth, price }: TradeTerms['quote']): TradeTerms['quote'] {
  return {
    ask: Math.round(ask * 100),
    bid: Math.round(bid * 100),
    depth,
    price: Math.round(price * 100),
  }
}

export interface TradeLimits {
  readonly terms: TradeTerms
  /** Dollars. */
  readonly cash: number
  readonly stash: Stash
}

/** Returns the largest quantity that the cash and the room of the stash allow to buy, or that is there to sell. */
export function maxQuantity(
  symbol: GoodSymbol,
  side: Side,
  { terms, cash, stash }: TradeLimits,
): number {
  if (side === 'sell') return quantityHeld(stash, symbol)
  let [low, high] = [0, stash.capacity - stash.used + 1]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (-estimateFill(terms, 'buy', middle).total <= cash) low = middle
    else high = middle
  }
  return low
}

export function quantityHeld(stash: Stash | null, symbol: GoodSymbol): number {
  return stash?.goods.find((good) => good.symbol === symbol)?.quantity ?? 0
}
