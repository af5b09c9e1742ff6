import type { World } from '#src/rules/player/world.ts'
import { seasonChance } from '../platform/chance.ts'
import { uuidOf } from '../platform/hashing.ts'
import type { Season } from '../platform/db/repositories/seasons.ts'

/** What a decision reads of the market in a tick. */
export interface DecisionTick {
  readonly season: Season
  readonly tick: number
  /** The city's 24-hour average bids in cents, in the order of GOODS. */
  readonly bids: readonly number[]
  readonly walk: Pick<World, 'bias'> & {
    at(tick: number): Pick<World, 'levels'>
  }
}

/** Returns the world of a tick, which decisions read. */
export function worldOf({ bids, season, tick, walk }: DecisionTick, now: Date): World {
  return {
    now,
    season: season.id,
    tick,
    bias: walk.bias,
    levels: walk.at(tick).levels,
    bids,
    idOf: uuidOf,
    chance: seasonChance(season.seed),
  }
}
