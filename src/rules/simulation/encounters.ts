import { bribeCents, type Encounter, settleEncounter } from '../encounters/encounter.ts'
import { moveHeat } from '../heat.ts'
import { levelOf } from '../level.ts'
import type { Goods } from '../market/goods.ts'
import { moveReputation } from '../reputation.ts'
import { goodsIn, takeGoods } from '../stash.ts'
import type { Bot } from './bot.ts'
import type { City } from './city.ts'

/** The police of the borough stop a bot, which makes its usual choice. */
export function openPoliceEncounter(city: City, bot: Bot): void {
  const priceCents = bribeCents(bot.heat[bot.borough] ?? 0, bot.cashCents)
  const { cashCents } = settle(city, bot, { kind: 'police', borough: bot.borough, priceCents })
  bot.cashCents -= cashCents
}

function settle(city: City, bot: Bot, encounter: Encounter): { cashCents: number } {
  const goods = goodsIn(bot.holdings)
  const { cashCents, reputation } = bot
  const stopped = { cashCents, goods, reputation, level: levelOf(bot.xp) }
  const chance = city.chance(`${bot.name}|${bot.movesMade}|${encounter.kind}`)
  const outcome = settleEncounter(encounter, stopped, bot.whenStopped, chance)
  loseGoods(bot, outcome.lostGoods)
  const heat = moveHeat(bot.heat[bot.borough] ?? 0, outcome.heat)
  bot.heat = { ...bot.heat, [bot.borough]: heat }
  Object.assign(bot, moveReputation(bot, outcome.reputation, city.now))
  return outcome
}

/** Takes units out of a bot's stash. */
export function loseGoods(bot: Bot, gone: Goods): void {
  bot.holdings = takeGoods(bot.holdings, gone).filter(({ quantity }) => quantity > 0)
}
