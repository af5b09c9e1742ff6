import { RULES } from '../config.ts'
import type { PlayerEvent } from '../player/event.ts'
import { Game, type GameOptions } from './game.ts'
import type { Policy } from './policy.ts'
import { SeededCity } from './seeded-city.ts'

/** The days of a month: the first one has thirty. */
export const MONTH_DAYS = 30
const START = Date.UTC(1985, 5, 1)
/** How far into a tick a player acts. */
const INTO_TICK_MS = 60_000
/** The net worth of a new player, in cents. */
export const START_WORTH_CENTS = RULES.start.cashCents - RULES.start.debt.cents
const { dayMs, tickMs } = RULES.clock
const TICKS_A_DAY = dayMs / tickMs

/** A day of a simulation that has ended. Money in cents. */
export interface Day {
  /** Counted from 1. */
  readonly day: number
  readonly game: Game
  /** What happened on this day. */
  readonly events: readonly PlayerEvent[]
  readonly netWorthCents: number
  readonly cashCents: number
  readonly reward: number
}

export interface PlayOptions extends Partial<Pick<GameOptions, 'start' | 'isReputationFrozen'>> {
  readonly days?: number
}

/** Plays a policy day by day, by the deciders of the game. The same seed gives the same days. */
export function playMonth(seed: string, policy: Policy): Generator<Day> {
  return playIn(new SeededCity(seed), policy)
}

/** Plays a policy in a city whose prices are computed once for all policies. */
export function* playIn(
  city: SeededCity,
  policy: Policy,
  { days = MONTH_DAYS, ...options }: PlayOptions = {},
): Generator<Day> {
  const game = new Game(city, new Date(START), { ...options, whenStopped: policy.whenStopped })
  const look = policy.begin(game)
  for (let day = 1; day <= days; day += 1) {
    const midnight = START + (day - 1) * dayMs
    for (const tick of policy.looks) {
      game.wakeAt(new Date(midnight + tick * tickMs + INTO_TICK_MS))
      look()
    }
    game.wakeAt(new Date(midnight + TICKS_A_DAY * tickMs - 1))
    const { worthCents: netWorthCents, cashCents } = game
    yield {
      ...{ day, game, events: game.takeEvents(), netWorthCents, cashCents },
      reward: rewardOf(netWorthCents),
    }
  }
}

/** Returns the gain of net worth since the start as a share of the cash at the start: 0.5 is 50 %. */
export function rewardOf(netWorthCents: number): number {
  return (netWorthCents - START_WORTH_CENTS) / RULES.start.cashCents
}
