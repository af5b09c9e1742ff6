import { lastTickOf } from '../calendar.ts'
import { type ChanceAt, seasonBias } from '../market/bias.ts'
import { type MarketState, openMarket, walkMarket } from '../market/walk-market.ts'

/** Computes the city's prices of a season from its chance. */
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

  /** Returns x of every market cell at a tick; null for a tick outside of the season. */
  levelsAt(tick: number): readonly number[] | null {
    if (!Number.isSafeInteger(tick) || tick < 0 || tick > this.#lastTick) return null
    const last = this.#states.at(-1) ?? openMarket(this.#chanceAt)
    if (last.tick < tick) {
      this.#states.push(...walkMarket(this.#chanceAt, last, tick - last.tick).states)
    }
    return this.#states[tick]?.levels ?? null
  }
}
