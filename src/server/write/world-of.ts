import type { World } from '#src/rules/player/world.ts'
import { seasonChance } from '../platform/chance.ts'
import { uuidOf } from '../platform/hashing.ts'
import type { MarketTick } from '../read/market/market-watch.ts'

/** What a decision reads of the market in a tick. */
export interface DecisionTick extends Pick<MarketTick, 'bids' | 'season' | 'tick'> {
  readonly walk: Pick<MarketTick['walk'], 'at' | 'bias'>
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
