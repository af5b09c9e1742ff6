import { dayOf } from '../calendar.ts'
import { coolElsewhere, encounterRisk } from '../heat.ts'
import { drawJob } from '../jobs/draw-job.ts'
import { levelOf } from '../level.ts'
import type { BoroughName } from '../market/goods.ts'
import { recordActivity, movesOn } from '../quota.ts'
import { tollCents } from '../travel/tolls.ts'
import type { Bot } from './bot.ts'
import type { City } from './city.ts'
import { openPoliceEncounter } from './encounters.ts'

export function movesLeft(city: City, bot: Bot): number {
  return movesOn(bot.activity, dayOf(city.now))
}

/** Travels to another borough. Returns false without a move or the toll. */
export function goTo(city: City, bot: Bot, borough: BoroughName): boolean {
  const toll = tollCents(bot.borough, borough)
  if (borough === bot.borough || toll > bot.cashCents || !spendMove(city, bot, borough))
    return false
  bot.cashCents -= toll
  bot.borough = borough
  bot.stay = { soldIn: null, isTripOpen: bot.holdings.length > 0 }
  const risk = encounterRisk(bot.heat[borough] ?? 0, borough)
  if (city.chance(`${bot.name}|${bot.movesMade}|arrive`)() < risk) openPoliceEncounter(city, bot)
  return true
}

/** Works a job for a move. Returns false without a move. */
export function workJob(city: City, bot: Bot): boolean {
  if (!spendMove(city, bot, bot.borough)) return false
  const chance = city.chance(`${bot.name}|${bot.movesMade}|job`)
  const { payCents } = drawJob(chance, levelOf(bot.xp))
  bot.cashCents += payCents
  bot.earnedCents += payCents
  return true
}

function spendMove(city: City, bot: Bot, here: BoroughName): boolean {
  const activity = recordActivity(bot.activity, dayOf(city.now))
  if (activity.moves < 1) return false
  bot.activity = { ...activity, moves: activity.moves - 1 }
  bot.movesMade += 1
  bot.heat = coolElsewhere(bot.heat, here)
  return true
}
