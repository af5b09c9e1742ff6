import { chanceOf } from '#src/lib/chance.ts'
import { seasonOf, tickIn } from '../calendar.ts'
import { RULES } from '../config.ts'
import type { ChanceAt } from '../market/bias.ts'
import { averageBids, bidSums } from '../market/city-bids.ts'
import { pricesOf } from '../market/walk-market.ts'
import type { World } from '../player/world.ts'
import { SeasonPrices } from '../runs/season-prices.ts'
import { marketChance } from '../season-chance.ts'

/** The season's chance of a simulated city. The same seed and season give the same chance. */
export function simulatedChance(seed: string, season: string): ChanceAt {
  return (scope) => chanceOf(`${seed}|${season}|${scope}`)
}

/** A city without a server. It computes the prices of each tick once, for all players that are simulated in it. */
export class SeededCity {
  readonly seed: string
  readonly #seasons = new Map<string, CitySeason>()

  constructor(seed: string) {
    this.seed = seed
  }

  /** Returns the world at an instant. */
  worldAt(now: Date): World {
    const id = seasonOf(now)
    let season = this.#seasons.get(id)
    if (!season) {
      season = new CitySeason(id, simulatedChance(this.seed, id))
      this.#seasons.set(id, season)
    }
    return { ...season.at(tickIn(id, now)), now }
  }
}

class CitySeason {
  readonly #id: string
  readonly #chance: ChanceAt
  readonly #prices: SeasonPrices
  /** By tick. */
  readonly #sums: (readonly number[])[] = []
  readonly #worlds = new Map<number, Omit<World, 'now'>>()

  constructor(id: string, chance: ChanceAt) {
    this.#id = id
    this.#chance = chance
    this.#prices = new SeasonPrices(marketChance(chance), id)
  }

  at(tick: number): Omit<World, 'now'> {
    const known = this.#worlds.get(tick)
    if (known) return known
    const world = {
      ...{ season: this.#id, tick, bias: this.#prices.bias, chance: this.#chance },
      levels: this.#prices.levelsAt(tick) ?? [],
      bids: this.#bidsAt(tick),
      idOf: (name: string) => name,
    }
    this.#worlds.set(tick, world)
    return world
  }

  #bidsAt(tick: number): readonly number[] {
    for (let next = this.#sums.length; next <= tick; next += 1) {
      const levels = this.#prices.levelsAt(next) ?? []
      this.#sums.push(bidSums(pricesOf({ levels }, this.#prices.bias)))
    }
    return averageBids(this.#sums.slice(Math.max(0, tick + 1 - RULES.market.windowTicks), tick + 1))
  }
}
