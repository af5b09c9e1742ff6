import { type Chance, chanceOf } from '#src/lib/chance.ts'
import { RULES } from '../config.ts'
import { type ChanceAt, seasonBias } from '../market/bias.ts'
import { cityBids } from '../market/city-bids.ts'
import { type BoroughName, cellIndex, type GoodSymbol } from '../market/goods.ts'
import { type Impact, impactAt, NO_IMPACT } from '../market/impact.ts'
import type { CellMarket } from '../market/quote.ts'
import { type MarketState, openMarket, pricesOf, walkMarket } from '../market/walk-market.ts'

/** The start of every simulation. */
const START = Date.UTC(1985, 5, 1)

/** The market of a seed, tick by tick. Simulations on the same seed share it. */
export class SeasonMarket {
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

/** A city of bots, whose trades move the prices of one market. */
export class City {
  readonly seasonMarket: SeasonMarket
  tick = 0
  readonly #impacts = new Map<number, Impact>()

  constructor(seasonMarket: SeasonMarket) {
    this.seasonMarket = seasonMarket
  }

  get now(): Date {
    return new Date(START + this.tick * RULES.clock.tickMs)
  }

  /** Returns the chance of a purpose. The same city and purpose give the same numbers. */
  chance(purpose: string): Chance {
    return chanceOf(`${this.seasonMarket.seed}|player|${purpose}`)
  }

  market(borough: BoroughName, symbol: GoodSymbol): CellMarket {
    const cell = cellIndex(borough, symbol)
    return {
      cell,
      bias: this.seasonMarket.bias[cell] ?? 0,
      level: this.seasonMarket.at(this.tick).levels[cell] ?? 0,
      impact: impactAt(this.#impacts.get(cell) ?? NO_IMPACT, cell, this.tick),
    }
  }

  setImpact(cell: number, impact: Impact): void {
    this.#impacts.set(cell, impact)
  }

  /** Returns the city's average bids in the order of GOODS. Net worth values goods by them. */
  bids(): number[] {
    return cityBids([pricesOf(this.seasonMarket.at(this.tick), this.seasonMarket.bias)])
  }
}
