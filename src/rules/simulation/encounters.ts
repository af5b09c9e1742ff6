import {
  bribeCents,
  collectorPriceCents,
  type Encounter,
  settleEncounter,
} from '../encounters/encounter.ts'
import { moveHeat } from '../heat.ts'
import { levelOf } from '../level.ts'
import { type Loan, owedAt } from '../loans.ts'
import type { Goods } from '../market/goods.ts'
import { moveReputation } from '../reputation.ts'
import { goodsIn, takeGoods } from '../stash.ts'
import { type Bot, stashWorth } from './bot.ts'
import type { City } from './city.ts'
import { payOn } from './pay-on.ts'

/** The police of the borough stop a bot, which makes its usual choice. */
export function openPoliceEncounter(city: City, bot: Bot): void {
  const priceCents = bribeOf(city, bot, bot.heat[bot.borough] ?? 0)
  const { cashCents } = settle(city, bot, { kind: 'police', borough: bot.borough, priceCents })
  bot.cashCents -= cashCents
}

/** Returns what the police ask a bot for at a heat. */
export function bribeOf(city: City, bot: Bot, heat: number): number {
  const goodsCents = stashWorth(bot.holdings, city.bids())
  return bribeCents({ heat, cashCents: bot.cashCents, goodsCents })
}

/** A collector stops a bot. What the collector takes is paid on the loan. */
export function meetCollector(city: City, bot: Bot, loan: Loan): void {
  const owed = owedAt(loan, city.now)
  const priceCents = collectorPriceCents(owed, bot.cashCents)
  const { cashCents } = settle(city, bot, { kind: 'collector', borough: bot.borough, priceCents })
  const onLoan = Math.min(cashCents, owed)
  payOn(city, bot, loan.id, onLoan)
  bot.cashCents -= cashCents - onLoan
}

function settle(city: City, bot: Bot, encounter: Encounter): { cashCents: number } {
  const goods = goodsIn(bot.holdings)
  const { cashCents, reputation } = bot
  const stopped = { cashCents, goods, reputation, level: levelOf(bot.xp), trust: 0 }
  const chance = city.chance(`${bot.name}|${bot.movesMade}|${encounter.kind}`)
  const outcome = settleEncounter(encounter, stopped, bot.whenStopped, chance)
  loseGoods(bot, outcome.lostGoods)
  const heat = moveHeat(bot.heat[bot.borough] ?? 0, outcome.heat)
  bot.heat = { ...bot.heat, [bot.borough]: heat }
  bot.reputation = moveReputation(bot.reputation, outcome.reputation)
  return outcome
}

/** Takes units out of a bot's stash. */
export function loseGoods(bot: Bot, gone: Goods): void {
  bot.holdings = takeGoods(bot.holdings, gone).filter(({ quantity }) => quantity > 0)
}
