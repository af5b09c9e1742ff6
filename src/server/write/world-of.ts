import type { World } from '#src/rules/player/world.ts'
import { seasonChance } from '../chance.ts'
import type { MarketTick } from '../services/market/market-watch.ts'

/** Returns the world of a tick, which decisions read. */
export function worldOf({ season, tick, walk }: MarketTick, now: Date): World {
  return {
    now,
    season: season.id,
    tick,
    bias: walk.bias,
    levels: walk.at(tick).levels,
    chance: seasonChance(season.seed),
  }
}
