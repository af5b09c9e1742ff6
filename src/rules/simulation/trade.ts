import { dayOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import { encounterRisk, heatOfSale, moveHeat } from '../heat.ts'
import { sharesOfSale } from '../trade/sale-shares.ts'
import { nextUpgrade } from '../stash.ts'
import { settleTrade, type TradeOrder } from '../trade/fill.ts'
import type { Bot } from './bot.ts'
import type { City } from './city.ts'
import { openPoliceEncounter } from './encounters.ts'
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
  bot.earnedCents += Math.max(0, fill.profitCents)
  if (fill.side === 'sell') {
    if (fill.profitCents > 0) endTrip(city, bot)
    const sale = { proceedsCents: fill.cashCents, profitCents: fill.profitCents }
    for (const { loanId, kind, amountCents } of sharesOfSale(sale, bot.loans, city.now)) {
      if (kind === 'skim') payOn(city, bot, loanId, amountCents)
      else bot.cashCents -= amountCents
    }
    heatUp(city, bot, fill.grossCents)
  }
  return true
}

function endTrip(city: City, bot: Bot): void {
  if (!bot.stay.isTripOpen) return
  bot.stay = { ...bot.stay, isTripOpen: false }
  const day = dayOf(city.now)
  const count = bot.trips.day === day ? bot.trips.count : 0
  if (count >= RULES.xp.tripsADay) return
  bot.trips = { day, count: count + 1 }
  bot.xp += RULES.xp.trip
}

/** Heats the borough up. One more sale in the same stay heats it further, and the police may stop the bot. */
function heatUp(city: City, bot: Bot, grossCents: number): void {
  const { soldIn } = bot.stay
  const isFurther = soldIn !== null && soldIn !== city.tick
  const by = heatOfSale(grossCents) + (isFurther ? RULES.heat.stay : 0)
  const heat = moveHeat(bot.heat[bot.borough] ?? 0, by)
  bot.heat = { ...bot.heat, [bot.borough]: heat }
  bot.stay = { ...bot.stay, soldIn: city.tick }
  if (!isFurther) return
  const draw = city.chance(`${bot.name}|${bot.movesMade}|sale|${city.tick}`)()
  if (draw < encounterRisk(heat, bot.borough)) openPoliceEncounter(city, bot)
}

/** Buys the next stash size when it costs at most this share of the cash. */
export function growStash(bot: Bot, part: number): void {
  const upgrade = nextUpgrade(bot.stashCapacity)
  if (!upgrade || upgrade.costCents > bot.cashCents * part) return
  bot.cashCents -= upgrade.costCents
  bot.stashCapacity = upgrade.capacity
}
