import { RULES } from '../config.ts'
import { boroughLabel, CELLS, type GoodSymbol } from '../market/goods.ts'
import type { Impact } from '../market/impact.ts'
import { type CellMarket, costOf, proceedsOf, quoteOf } from '../market/quote.ts'
import { tradableGoods, unlockedFrom } from '../market/tradable-goods.ts'
import { formatCents, partOf } from '../money.ts'
import { type Holding, holdingOf, takeOut, unitsIn } from '../stash.ts'

export type TradeSide = 'buy' | 'sell'

export interface TradeOrder {
  readonly side: TradeSide
  readonly symbol: GoodSymbol
  /** Whole units, at least 1. */
  readonly quantity: number
  /** The ask or bid that the trader saw, in cents per unit. The order is refused when the price is now worse. */
  readonly quotedCents?: number | undefined
}

/** The part of a player that a trade reads. */
export interface Trader {
  readonly cashCents: number
  readonly reputation: number
  readonly stashCapacity: number
  readonly holdings: readonly Holding[]
}

/** A trade that was carried out. Money in cents. */
export interface Fill {
  readonly side: TradeSide
  readonly symbol: GoodSymbol
  readonly quantity: number
  /** The sum of the prices of all units. */
  readonly grossCents: number
  readonly feeCents: number
  /** The change of the trader's cash; negative for a purchase. */
  readonly cashCents: number
  /** A sale's proceeds less the cost of its units; 0 for a purchase. */
  readonly profitCents: number
  readonly holding: Holding
  readonly impact: Impact
}

export interface Refusal {
  readonly refused:
    | 'locked_good'
    | 'short_of_cash'
    | 'short_of_goods'
    | 'stash_full'
    | 'stale_price'
  readonly sentence: string
}

/** Fills an order in a market cell, whole or not at all. Returns the fill, or the reason of the refusal. */
export function settleTrade(market: CellMarket, trader: Trader, order: TradeOrder): Fill | Refusal {
  const stale = refuseStale(market, order)
  if (stale) return stale
  return order.side === 'buy' ? buy(market, trader, order) : sell(market, trader, order)
}

/** Returns the fee of a trade: 1 % of its value, rounded up, so that a trade in parts pays no less. */
export function tradeFee(grossCents: number): number {
  return Math.ceil(partOf(grossCents, RULES.market.fee))
}

function buy(market: CellMarket, trader: Trader, order: TradeOrder): Fill | Refusal {
  const { symbol, quantity } = order
  if (!tradableGoods(trader.reputation).includes(symbol)) return lockedGood(symbol)
  const room = trader.stashCapacity - unitsIn(trader.holdings)
  if (quantity > room) {
    const sentence = `The stash has room for ${Math.max(0, room)} more, not for ${quantity}.`
    return { refused: 'stash_full', sentence }
  }
  const grossCents = costOf(market, quantity)
  const feeCents = tradeFee(grossCents)
  const costCents = grossCents + feeCents
  if (costCents > trader.cashCents) {
    const sentence = `${quantity} ${symbol} cost ${describeCost(costCents)} with the fee; you have ${formatCents(trader.cashCents)}.`
    return { refused: 'short_of_cash', sentence }
  }
  const held = holdingOf(trader.holdings, symbol)
  return {
    side: 'buy',
    symbol,
    quantity,
    grossCents,
    feeCents,
    cashCents: -costCents,
    profitCents: 0,
    holding: {
      symbol,
      quantity: held.quantity + quantity,
      costCents: held.costCents + costCents,
    },
    impact: { ...market.impact, net: market.impact.net + quantity },
  }
}

/** A large order of a dear good can cost more than the rules can count. */
function describeCost(cents: number): string {
  const most = Number.MAX_SAFE_INTEGER
  return cents > most ? `more than ${formatCents(most)}` : formatCents(cents)
}

/** Held goods can be sold at any reputation. */
function sell(market: CellMarket, trader: Trader, order: TradeOrder): Fill | Refusal {
  const { symbol, quantity } = order
  const held = holdingOf(trader.holdings, symbol)
  if (quantity > held.quantity) {
    const sentence = `You hold ${held.quantity} ${symbol}, not ${quantity}.`
    return { refused: 'short_of_goods', sentence }
  }
  const grossCents = proceedsOf(market, quantity)
  const feeCents = tradeFee(grossCents)
  const { left, costCents } = takeOut(held, quantity)
  return {
    side: 'sell',
    symbol,
    quantity,
    grossCents,
    feeCents,
    cashCents: grossCents - feeCents,
    profitCents: grossCents - feeCents - costCents,
    holding: left,
    impact: { ...market.impact, net: market.impact.net - quantity },
  }
}

function lockedGood(symbol: GoodSymbol): Refusal {
  const sentence = `Nobody sells you ${symbol} below reputation ${unlockedFrom(symbol)}.`
  return { refused: 'locked_good', sentence }
}

function refuseStale(
  market: CellMarket,
  { side, symbol, quotedCents }: TradeOrder,
): Refusal | null {
  if (quotedCents === undefined) return null
  const { askCents, bidCents } = quoteOf(market)
  const isStale = side === 'buy' ? askCents > quotedCents : bidCents < quotedCents
  if (!isStale) return null
  const now = formatCents(side === 'buy' ? askCents : bidCents)
  const place = boroughLabel(CELLS[market.cell]?.borough ?? '')
  return {
    refused: 'stale_price',
    sentence: `The price has moved: ${symbol} in ${place} is at ${now} now.`,
  }
}
