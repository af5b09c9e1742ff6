import { lastTickOf } from '../calendar.ts'
import { type ChanceAt, seasonBias } from '../market/bias.ts'
import { type MarketState, openMarket, walkMarket } from '../market/walk-market.ts'

/** The city's prices of a season, from the market's chance. */
export class SeasonPrices {
  readonly bias: readonly number[]
  readonly #chanceAt: ChanceAt
  readonly #states: MarketState[]
  readonly #lastTick: number

  constructor(chanceAt: ChanceAt, season: string) {
    this.#chanceAt = chanceAt
    this.bias = seasonBias(chanceAt)
    this.#states = [openMarket(chanceAt)]
    this.#lastTick = lastTickOf(season)
  }

  /** x of every cell at a tick, or null for a tick that the season does not have. */
  levelsAt(tick: number): readonly number[] | null {
    if (!Number.isSafeInteger(tick) || tick < 0 || tick > this.#lastTick) return null
    const last = this.#states.at(-1) ?? openMarket(this.#chanceAt)
    if (last.tick < tick) {
      this.#states.push(...walkMarket(this.#chanceAt, last, tick - last.tick).states)
    }
    return this.#states[tick]?.levels ?? null
  }
}
