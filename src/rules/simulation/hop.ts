import { RULES } from '../config.ts'
import { encounterRisk } from '../heat.ts'
import { bribeCents } from '../encounters/encounter.ts'
import { BOROUGHS, type BoroughName, type GoodSymbol } from '../market/goods.ts'
import { depthOf } from '../market/impact.ts'
import { costOf, proceedsOf, quoteOf } from '../market/quote.ts'
import { tradableGoods } from '../market/window.ts'
import { unitsIn } from '../stash.ts'
import { tradeFee } from '../trade/fill.ts'
import { tollCents } from '../travel/tolls.ts'
import type { Bot } from './bot.ts'
import type { City } from './city.ts'

/** What to carry from here to another borough, as one who knows every price would. */
export interface Hop {
  readonly to: BoroughName
  readonly cargo: readonly { readonly symbol: GoodSymbol; readonly quantity: number }[]
  /** What it brings after fees, toll and what the police can be expected to ask. */
  readonly profitCents: number
}

interface HopLimits {
  /** The part of the cash that may be spent, 0..1. */
  readonly spends: number
  /** What a good must be worth more elsewhere, after spread and fees: 0.1 is 10 %. */
  readonly leastEdge: number
}

/** The best hop from where a bot stands; null where nothing pays. */
export function bestHop(city: City, bot: Bot, limits: HopLimits): Hop | null {
  const hops = BOROUGHS.filter(({ name }) => name !== bot.borough).map(({ name }) =>
    planHop(city, bot, name, limits),
  )
  const [best] = hops.sort((one, other) => other.profitCents - one.profitCents)
  return best && best.profitCents > 0 ? best : null
}

function planHop(city: City, bot: Bot, to: BoroughName, { spends, leastEdge }: HopLimits): Hop {
  const toll = tollCents(bot.borough, to)
  let purse = Math.floor((bot.cashCents - toll) * spends)
  let room = bot.stashCapacity - unitsIn(bot.holdings)
  let profitCents = -toll - expectedBribe(bot, to)
  const cargo: { symbol: GoodSymbol; quantity: number }[] = []
  for (const { symbol, edge } of edgesBetween(city, bot, to)) {
    if (edge < leastEdge) break
    const quantity = affordable(city, bot, { symbol, edge, purse, room })
    if (quantity < 1) continue
    const cost = withFee(costOf(city.market(bot.borough, symbol), quantity))
    const gross = proceedsOf(city.market(to, symbol), quantity)
    const gain = gross - tradeFee(gross) - cost
    if (gain <= 0) continue
    cargo.push({ symbol, quantity })
    profitCents += gain
    purse -= cost
    room -= quantity
  }
  return { to, cargo, profitCents }
}

/** What each good is worth more there than here, after spread and fees, the best first. */
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

/** Units up to where the last one still pays, and what purse and room allow. */
function affordable(
  city: City,
  bot: Bot,
  deal: { symbol: GoodSymbol; edge: number; purse: number; room: number },
): number {
  const market = city.market(bot.borough, deal.symbol)
  // Each unit makes the next dearer here and cheaper there by 1 ÷ depth: they meet halfway.
  const best = Math.floor((depthOf(market.cell) / 2) * Math.log(1 + deal.edge))
  let quantity = Math.min(best, deal.room)
  while (quantity > 0 && withFee(costOf(market, quantity)) > deal.purse) {
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
