import { RULES } from '../config.ts'
import { encounterRisk } from '../heat.ts'
import { bribeCents } from '../encounters/encounter.ts'
import { BOROUGHS, type BoroughName, type GoodSymbol } from '../market/goods.ts'
import { depthOf } from '../market/impact.ts'
import { costOf, proceedsOf, quoteOf } from '../market/quote.ts'
import { tradableGoods } from '../market/tradable-goods.ts'
import { unitsIn } from '../stash.ts'
import { tradeFee } from '../trade/fill.ts'
import { tollCents } from '../travel/tolls.ts'
import type { Bot } from './bot.ts'
import type { City } from './city.ts'

/** A trip to another borough with goods to sell there, planned with all prices known. */
export interface Hop {
  readonly to: BoroughName
  readonly cargo: readonly { readonly symbol: GoodSymbol; readonly quantity: number }[]
  /** The profit after fees, toll and the expected bribe. */
  readonly profitCents: number
}

interface HopLimits {
  /** The share of the cash that may be spent, 0..1. */
  readonly spends: number
  /** The least gain of a good after spread and fees: 0.1 is 10 %. */
  readonly leastEdge: number
}

/** Returns the most profitable hop from the bot's borough, or null when none is profitable. */
export function bestHop(city: City, bot: Bot, limits: HopLimits): Hop | null {
  const hops = BOROUGHS.filter(({ name }) => name !== bot.borough).map(({ name }) =>
    planHop(city, bot, name, limits),
  )
  const [best] = hops.sort((one, other) => other.profitCents - one.profitCents)
  return best && best.profitCents > 0 ? best : null
}

function planHop(city: City, bot: Bot, to: BoroughName, { spends, leastEdge }: HopLimits): Hop {
  const toll = tollCents(bot.borough, to)
  let budget = Math.floor((bot.cashCents - toll) * spends)
  let room = bot.stashCapacity - unitsIn(bot.holdings)
  let profitCents = -toll - expectedBribe(bot, to)
  const cargo: { symbol: GoodSymbol; quantity: number }[] = []
  for (const { symbol, edge } of edgesBetween(city, bot, to)) {
    if (edge < leastEdge) break
    const quantity = affordable(city, bot, { symbol, edge, budget, room })
    if (quantity < 1) continue
    const cost = withFee(costOf(city.market(bot.borough, symbol), quantity))
    const gross = proceedsOf(city.market(to, symbol), quantity)
    const gain = gross - tradeFee(gross) - cost
    if (gain <= 0) continue
    cargo.push({ symbol, quantity })
    profitCents += gain
    budget -= cost
    room -= quantity
  }
  return { to, cargo, profitCents }
}

/** Returns the gain of each good between two boroughs after spread and fees, the largest first. */
function edgesBetween(
  city: City,
  bot: Bot,
  to: BoroughName,
): readonly { symbol: GoodSymbol; edge: number }[] {
  const { fee } = RULES.market
  return tradableGoods(bot.reputation)
    .map((symbol) => {
      const { askCents } = quoteOf(city.market(bot.borough, symbol))
      const { bidCents } = quoteOf(city.market(to, symbol))
      return { symbol, edge: (bidCents * (1 - fee)) / (askCents * (1 + fee)) - 1 }
    })
    .sort((one, other) => other.edge - one.edge)
}

/** Returns the units up to the last profitable one, within the budget and the room of the stash. */
function affordable(
  city: City,
  bot: Bot,
  deal: { symbol: GoodSymbol; edge: number; budget: number; room: number },
): number {
  const market = city.market(bot.borough, deal.symbol)
  // Each unit raises the price here and lowers it there by 1 ÷ depth, so that the gain is used up halfway.
  const best = Math.floor((depthOf(market.cell) / 2) * Math.log(1 + deal.edge))
  let quantity = Math.min(best, deal.room)
  while (quantity > 0 && withFee(costOf(market, quantity)) > deal.budget) {
    quantity = Math.min(quantity - 1, Math.floor(quantity * 0.8))
  }
  return quantity
}

function withFee(grossCents: number): number {
  return grossCents + tradeFee(grossCents)
}

function expectedBribe(bot: Bot, to: BoroughName): number {
  const heat = bot.heat[to] ?? 0
  return Math.round(encounterRisk(heat, to) * bribeCents(heat, bot.cashCents))
}
