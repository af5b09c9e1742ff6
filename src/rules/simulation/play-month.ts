import { RULES } from '../config.ts'
import { type Bot, newBot, worthOf } from './bot.ts'
import { City, Weather } from './city.ts'
import { faceLateness } from './loans.ts'
import type { Policy } from './policy.ts'

/** Steps of a run: a month of days. */
export const MONTH_DAYS = 30
const TICKS_A_DAY = RULES.clock.dayMs / RULES.clock.tickMs

/** Where a run stands after a day. */
export interface Day {
  /** 1..: the day that is over. */
  readonly day: number
  readonly bot: Bot
  readonly netWorthCents: number
  /** Net worth gained, as a part of what there was at the start: 0.5 is half as much again. */
  readonly reward: number
}

/** Plays a policy day by day in a city of its own, under the real rules. The same seed plays the same month. */
export function* playMonth(seed: string, policy: Policy, days = MONTH_DAYS): Generator<Day> {
  yield* playIn(new Weather(seed), policy, days)
}

/** The same where several policies are to meet the same market. */
export function* playIn(weather: Weather, policy: Policy, days: number): Generator<Day> {
  const city = new City(weather)
  const bot = newBot(policy.name, policy.whenStopped, city.now)
  const startCents = worthOf(bot, city)
  for (let day = 1; day <= days; day += 1) {
    playDay(city, [{ bot, policy }], day)
    const netWorthCents = worthOf(bot, city)
    yield { day, bot, netWorthCents, reward: (netWorthCents - startCents) / startCents }
  }
}

/** One day of a city: whoever comes by at a tick plays there, in their order. */
export function playDay(
  city: City,
  people: readonly { readonly bot: Bot; readonly policy: Policy }[],
  day: number,
): void {
  for (let tick = 0; tick < TICKS_A_DAY; tick += 1) {
    for (const [place, { bot, policy }] of people.entries()) {
      if (!comesBy(policy.sessions, tick, place)) continue
      city.tick = (day - 1) * TICKS_A_DAY + tick
      faceLateness(city, bot)
      policy.play(city, bot)
    }
  }
  city.tick = day * TICKS_A_DAY - 1
}

/** Sessions lie evenly over the day; neighbours come a tick later each, as people do. */
function comesBy(sessions: number, tick: number, place: number): boolean {
  const every = Math.floor(TICKS_A_DAY / sessions)
  const since = tick - (place % every)
  return since >= 0 && since % every === 0 && since / every < sessions
}
