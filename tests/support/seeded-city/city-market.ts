import { chanceOf } from '#src/lib/chance.ts'
import { seasonOf, tickIn } from '#src/rules/calendar.ts'
import type { Clock } from '#src/server/platform/clock.ts'
import { sha256 } from '#src/server/platform/hashing.ts'
import type { Season } from '#src/server/platform/db/repositories/seasons.ts'
import { SeasonWalk } from '#src/server/read/market/season-walk.ts'
import { FINAL_AFTER_TICKS } from '#src/server/read/season/publish-roots.ts'
import type { WriterMarket } from '#src/server/write/act.ts'
import type { DecisionTick } from '#src/server/write/world-of.ts'
import type { CityStore } from './city-store.ts'

/** Ticks of prices. They repeat, because a whole month of prices takes seconds to draw. */
const DRAWN_TICKS = 96

const SEED = 'the seed of every season of the city'

export function citySeason(id: string): Season {
  return { id, seed: SEED, seedHash: sha256(SEED), revealed: false }
}

/** The latest season and tick that a node has reached. Neither ever decreases. */
interface Reached {
  season: string
  tick: number
}

/** The market of a city: seasons that end with their month, and ticks whose roots are published. */
export class CityMarket {
  readonly #store: CityStore
  readonly #walk: SeasonWalk
  readonly #bids: readonly number[]
  readonly #reached: Reached

  private constructor(store: CityStore, walk: SeasonWalk, reached: Reached) {
    this.#store = store
    this.#walk = walk
    this.#bids = walk.bidsAt(DRAWN_TICKS)
    this.#reached = reached
  }

  /** Opens the market in a tick: newcomers have joined in it, so a node has reached it. */
  static async open(store: CityStore, now: Date): Promise<CityMarket> {
    const season = seasonOf(now)
    await store.addSeason(citySeason(season))
    const walk = new SeasonWalk(citySeason(season))
    await walk.to(DRAWN_TICKS)
    return new CityMarket(store, walk, { season, tick: tickIn(season, now) })
  }

  /** Brings the store up to the time: ends the season of an earlier month, and publishes roots. */
  async reach(now: Date): Promise<DecisionTick> {
    const reached = this.#reached
    const month = seasonOf(now)
    if (month > reached.season) {
      await this.#store.endSeason(reached.season)
      await this.#store.addSeason(citySeason(month))
      Object.assign(reached, { season: month, tick: 0 })
    }
    reached.tick = Math.max(reached.tick, tickIn(reached.season, now))
    const { season: id, tick } = reached
    const season = citySeason(id)
    await this.#store.publishRoots(season, tick - FINAL_AFTER_TICKS)
    const walk = this.#walk
    return {
      ...{ season, tick, bids: this.#bids },
      walk: { bias: walk.bias, at: (drawn) => walk.at(drawn % DRAWN_TICKS) },
    }
  }

  /** Whether the time is still in a tick that a node has seen. */
  isCurrent({ season, tick }: DecisionTick, now: Date): boolean {
    return seasonOf(now) <= season.id && tickIn(season.id, now) <= tick
  }
}

/** How a node calls what can fail. */
export type Attempt = <result>(name: string, work: () => Promise<result>) => Promise<result>

/** A node's view of the market, which is as old as its last look. */
export function marketOfNode(city: CityMarket, clock: Clock, attempt: Attempt): WriterMarket {
  let known: DecisionTick | undefined
  const refresh = async (): Promise<DecisionTick> => {
    known = await attempt('tick', () => city.reach(clock.now()))
    return known
  }
  return {
    settle: async () => (known && city.isCurrent(known, clock.now()) ? known : refresh()),
    refresh,
  }
}

/** The chance of a city, by purpose. */
export function cityChance(seed: number, purpose: string) {
  return chanceOf(`city ${seed} ${purpose}`)
}
