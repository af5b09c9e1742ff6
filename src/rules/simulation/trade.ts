import { heatOfSale } from '../market/heat-of-sale.ts'
import { sharesOfSale } from '../trade/sale-shares.ts'
import { nextUpgrade } from '../stash.ts'
import { settleTrade, type TradeOrder, tradeXp } from '../trade/fill.ts'
import type { Bot } from './bot.ts'
import type { City } from './city.ts'
import { payOn } from './pay-on.ts'

/** Trades in the bot's borough. Returns false when the rules refuse the trade. */
export function trade(city: City, bot: Bot, order: TradeOrder): boolean {
  const market = city.market(bot.borough, order.symbol)
  const fill = settleTrade(market, bot, order)
  if ('refused' in fill) return false
  city.setImpact(market.cell, fill.impact)
  bot.cashCents += fill.cashCents
  bot.holdings = [
    ...bot.holdings.filter(({ symbol }) => symbol !== order.symbol),
    ...(fill.holding.quantity > 0 ? [fill.holding] : []),
  ]
  bot.xp += tradeXp(fill)
  bot.earnedCents += Math.max(0, fill.profitCents)
  if (fill.side === 'sell') {
    heatUp(bot, fill.grossCents)
    const sale = { proceedsCents: fill.cashCents, profitCents: fill.profitCents }
    for (const { loanId, amountCents: cashCents, creditedCents } of sharesOfSale(sale, bot.loans)) {
      payOn(bot, loanId, { cashCents, creditedCents })
    }
  }
  return true
}

function heatUp(bot: Bot, grossCents: number): void {
  const before = {
    heat: bot.heat[bot.borough] ?? 0,
    soldCents: bot.sold[bot.borough] ?? 0,
  }
  const { heat, soldCents } = heatOfSale(before, grossCents)
  bot.heat = { ...bot.heat, [bot.borough]: heat }
  bot.sold = { ...bot.sold, [bot.borough]: soldCents }
}

/** Buys the next stash size when it costs at most this share of the cash. */
export function growStash(bot: Bot, part: number): void {
  const upgrade = nextUpgrade(bot.stashCapacity)
  if (!upgrade || upgrade.costCents > bot.cashCents * part) return
  bot.cashCents -= upgrade.costCents
  bot.stashCapacity = upgrade.capacity
}
