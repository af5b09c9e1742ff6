import { setImmediate as letOthersRun } from 'node:timers/promises'
import { type ChanceAt, seasonBias, type StreetTalk, streetTalk } from '#src/rules/market/bias.ts'
import {
  type Headline,
  type MarketState,
  openMarket,
  walkMarket,
} from '#src/rules/market/walk-market.ts'
import type { Season } from '../../db/repositories/seasons.ts'
import { marketChance } from './market-chance.ts'

/** Ticks walked before other requests get their turn: about 20 ms of work. */
const STRIDE_TICKS = 72

/** A season's market as its seed makes it, without trades: every tick walked so far. */
export class SeasonWalk {
  readonly season: Season
  readonly chanceAt: ChanceAt
  /** What prices are multiplied by, in the order of CELLS. */
  readonly bias: readonly number[]
  readonly talk: readonly StreetTalk[]
  readonly #states: MarketState[]
  readonly #headlines: Headline[] = []

  constructor(season: Season) {
    this.season = season
    this.chanceAt = marketChance(season.seed)
    this.bias = seasonBias(this.chanceAt)
    this.talk = streetTalk(this.bias)
    this.#states = [openMarket(this.chanceAt)]
  }

  /** Walks on until `tick` is known; one walk at a time. */
  async to(tick: number): Promise<void> {
    for (let from = this.#last(); from.tick < tick; from = this.#last()) {
      const ticks = Math.min(tick - from.tick, STRIDE_TICKS)
      const { states, headlines } = walkMarket(this.chanceAt, from, ticks)
      this.#states.push(...states)
      this.#headlines.push(...headlines)
      if (from.tick + ticks < tick) await letOthersRun()
    }
  }

  /** The market at a tick that was walked. */
  at(tick: number): MarketState {
    return this.#states[tick] ?? this.#last()
  }

  /** What the papers bring at a tick; the tick after it must be walked too, for half of them run early. */
  headlinesAt(tick: number): Headline[] {
    return this.#headlines.filter((headline) => headline.tick - (headline.early ? 1 : 0) === tick)
  }

  #last(): MarketState {
    return this.#states.at(-1) ?? openMarket(this.chanceAt)
  }
}
