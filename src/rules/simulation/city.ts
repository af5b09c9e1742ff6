import { type Chance, chanceOf } from '#src/lib/chance.ts'
import { RULES } from '../config.ts'
import { type ChanceAt, seasonBias } from '../market/bias.ts'
import { cityBids } from '../market/city-bids.ts'
import { type BoroughName, cellIndex, type GoodSymbol } from '../market/goods.ts'
import { type Impact, impactAt, NO_IMPACT } from '../market/impact.ts'
import type { CellMarket } from '../market/quote.ts'
import { type MarketState, openMarket, pricesOf, walkMarket } from '../market/walk-market.ts'

/** Every run begins here: a month of thirty days needs no calendar of its own. */
const START = Date.UTC(1985, 5, 1)

/** What a seed makes of the market, tick by tick: runs on the same seed share it. */
export class Weather {
  readonly seed: string
  readonly bias: readonly number[]
  readonly #chanceAt: ChanceAt
  readonly #states: MarketState[]

  constructor(seed: string) {
    this.seed = seed
    this.#chanceAt = (scope) => chanceOf(`${seed}|market|${scope}`)
    this.bias = seasonBias(this.#chanceAt)
    this.#states = [openMarket(this.#chanceAt)]
  }

  at(tick: number): MarketState {
    const last = this.#states[this.#states.length - 1] ?? openMarket(this.#chanceAt)
    if (last.tick < tick) {
      this.#states.push(...walkMarket(this.#chanceAt, last, tick - last.tick).states)
    }
    return this.#states[tick] ?? last
  }
}

/** A city of bots: the market's rules, with what its bots' trades leave in it. */
export class City {
  readonly weather: Weather
  tick = 0
  readonly #impacts = new Map<number, Impact>()

  constructor(weather: Weather) {
    this.weather = weather
  }

  get now(): Date {
    return new Date(START + this.tick * RULES.clock.tickMs)
  }

  /** Chance for one purpose of one bot: the same city gives it again. */
  chance(purpose: string): Chance {
    return chanceOf(`${this.weather.seed}|player|${purpose}`)
  }

  market(borough: BoroughName, symbol: GoodSymbol): CellMarket {
    const cell = cellIndex(borough, symbol)
    return {
      cell,
      bias: this.weather.bias[cell] ?? 1,
      level: this.weather.at(this.tick).levels[cell] ?? 0,
      impact: impactAt(this.#impacts.get(cell) ?? NO_IMPACT, cell, this.tick),
    }
  }

  leaveImpact(cell: number, impact: Impact): void {
    this.#impacts.set(cell, impact)
  }

  /** What goods count for in a net worth: the city's average bids now, in the order of GOODS. */
  bids(): number[] {
    return cityBids([pricesOf(this.weather.at(this.tick), this.weather.bias)])
  }
}
