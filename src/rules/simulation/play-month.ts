import { RULES } from '../config.ts'
import { type Bot, newBot, worthOf } from './bot.ts'
import { City, SeasonMarket } from './city.ts'
import { catchUpLoans } from './loans.ts'
import type { Policy } from './policy.ts'

/** The days of a simulation. */
export const MONTH_DAYS = 30
const TICKS_A_DAY = RULES.clock.dayMs / RULES.clock.tickMs

/** The state of a simulation after a day. */
export interface Day {
  /** The day that has ended, counted from 1. */
  readonly day: number
  readonly bot: Bot
  readonly netWorthCents: number
  /** The gain of net worth as a share of the net worth at the start: 0.5 is 50 %. */
  readonly reward: number
}

/** Plays a policy day by day in its own city, by the rules of the game. The same seed gives the same month. */
export function* playMonth(seed: string, policy: Policy, days = MONTH_DAYS): Generator<Day> {
  yield* playIn(new SeasonMarket(seed), policy, days)
}

/** Plays a policy in a given market, so that several policies can have the same one. */
export function* playIn(market: SeasonMarket, policy: Policy, days: number): Generator<Day> {
  const city = new City(market)
  const bot = newBot(policy.name, policy.whenStopped, city.now)
  const startCents = worthOf(bot, city)
  for (let day = 1; day <= days; day += 1) {
    playDay(city, [{ bot, policy }], day)
    const netWorthCents = worthOf(bot, city)
    yield { day, bot, netWorthCents, reward: (netWorthCents - startCents) / startCents }
  }
}

/** Plays one day of a city. In each tick, the bots with a session play in their order. */
export function playDay(
  city: City,
  people: readonly { readonly bot: Bot; readonly policy: Policy }[],
  day: number,
): void {
  for (let tick = 0; tick < TICKS_A_DAY; tick += 1) {
    for (const [index, { bot, policy }] of people.entries()) {
      if (!hasSessionAt(policy.sessions, tick, index)) continue
      city.tick = (day - 1) * TICKS_A_DAY + tick
      catchUpLoans(city, bot)
      policy.play(city, bot)
    }
  }
  city.tick = day * TICKS_A_DAY - 1
}

/** Whether a bot plays in a tick. Sessions are spread evenly over the day, each bot's a tick after its neighbour's. */
function hasSessionAt(sessions: number, tick: number, index: number): boolean {
  const every = Math.floor(TICKS_A_DAY / sessions)
  const since = tick - (index % every)
  return since >= 0 && since % every === 0 && since / every < sessions
}
