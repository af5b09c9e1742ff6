import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { RULES } from '#src/rules/config.ts'
import { type ChanceAt, seasonBias, type StreetTalk, streetTalk } from '#src/rules/market/bias.ts'
import { TOKENS, tokenPrices, walkTokens } from '#src/rules/market/tokens.ts'
import { cityBids } from '#src/rules/market/city-bids.ts'
import {
  type Headline,
  type MarketState,
  openMarket,
  pricesOf,
  walkMarket,
} from '#src/rules/market/walk-market.ts'
import { marketChance } from '#src/rules/season-chance.ts'
import type { Season } from '../../platform/db/repositories/seasons.ts'
import { seasonChance } from '../../platform/chance.ts'

/** Number of ticks that are walked before yielding to the event loop: about 20 ms of work. */
const STRIDE_TICKS = 72

/** The market of a season as its seed determines it, without trades, for all ticks walked so far. */
export class SeasonWalk {
  readonly season: Season
  readonly chanceAt: ChanceAt
  /** The season's part of each cell's x, in the order of CELLS. */
  readonly bias: readonly number[]
  readonly #states: MarketState[]
  readonly #headlines: Headline[] = []
  readonly #tokens: number[][]

  constructor(season: Season) {
    this.season = season
    this.chanceAt = marketChance(seasonChance(season.seed))
    this.bias = seasonBias(this.chanceAt)
    this.#states = [openMarket(this.chanceAt)]
    this.#tokens = [walkTokens(this.chanceAt, 0, null)]
  }

  /** Walks up to `tick`. Must not be called while another call is pending. */
  async to(tick: number): Promise<void> {
    for (let from = this.#last(); from.tick < tick; from = this.#last()) {
      const ticks = Math.min(tick - from.tick, STRIDE_TICKS)
      const { states, headlines } = walkMarket(this.chanceAt, from, ticks)
      this.#states.push(...states)
      this.#headlines.push(...headlines)
      if (from.tick + ticks < tick) await yieldToEventLoop()
    }
  }

  /** Returns the state at a walked tick. */
  at(tick: number): MarketState {
    return this.#states[tick] ?? this.#last()
  }

  /** Returns what sharks may tell about the season's prices at a tick. */
  talkAt(tick: number): readonly StreetTalk[] {
    return streetTalk(this.bias, this.at(tick).levels)
  }

  /** Returns the opening prices of a tick, in cents and in the order of CELLS. */
  pricesAt(tick: number): readonly number[] {
    return pricesOf(this.at(tick), this.bias)
  }

  /** Returns the opening prices of the last `ticks` ticks up to `tick`, oldest first; fewer near the season's start. */
  openings(tick: number, ticks: number): (readonly number[])[] {
    const first = Math.max(0, tick - ticks + 1)
    return Array.from({ length: tick - first + 1 }, (_, index) => this.pricesAt(first + index))
  }

  /** Returns the city's 24-hour average bids at a tick, in cents and in the order of GOODS. */
  bidsAt(tick: number): readonly number[] {
    return cityBids(this.openings(tick, RULES.market.windowTicks))
  }

  /** Returns the headlines from tick `from` to tick `to`, both included, oldest first. */
  headlines(from: number, to: number): Headline[] {
    return this.#headlines.filter(({ tick }) => tick >= from && tick <= to)
  }

  /** Returns simulated prices of tokens in dollars, with their change in 24 hours, for servers without an RPC. */
  tokensAt(tick: number): { symbol: string; price: number; change24h: number }[] {
    for (let next = this.#tokens.length; next <= tick; next += 1) {
      this.#tokens.push(walkTokens(this.chanceAt, next, this.#tokens.at(-1) ?? null))
    }
    const before = tokenPrices(this.#tokens[Math.max(0, tick - RULES.market.windowTicks)] ?? [])
    const now = tokenPrices(this.#tokens[tick] ?? [])
    return TOKENS.map(({ symbol }, index) => {
      const price = now[index] ?? 0
      return { symbol, price, change24h: price / (before[index] ?? price) - 1 }
    })
  }

  #last(): MarketState {
    return this.#states.at(-1) ?? openMarket(this.chanceAt)
  }
}
