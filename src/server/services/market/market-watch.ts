import { tickIn, tickStart } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import type { StreetTalk } from '#src/rules/market/bias.ts'
import { type TickerFigures, tickerFigures } from '#src/rules/market/ticker-figures.ts'
import { type Season, unendedBefore } from '../../db/repositories/seasons.ts'
import { cityBidsOf } from '../../db/repositories/city-bids.ts'
import type { Means } from '../means.ts'
import { endSeason } from '../season/end-season.ts'
import { FINAL_AFTER_TICKS, publishRoots } from '../season/publish-roots.ts'
import { currentSeason } from '../seasons.ts'
import { valueStandings } from '../leaderboard/value-standings.ts'
import { reachTick } from './reach-tick.ts'
import { SeasonWalk } from './season-walk.ts'

/** The market in one tick. */
export interface MarketTick {
  readonly season: Season
  readonly tick: number
  /** What the season's seed makes of every cell up to this tick. */
  readonly walk: SeasonWalk
  /** How the last 73 ticks opened, this one last; in cents and in the order of CELLS. */
  readonly openings: readonly (readonly number[])[]
  /** The city's 24-hour average bids in cents, in the order of GOODS. */
  readonly bids: readonly number[]
  /** What the ticker says; the same object for the whole tick. */
  readonly figures: TickerFigures
  /** When the next tick begins, in ms since 1970. */
  readonly standsUntil: number
}

/** Follows the market tick by tick, from season to season. */
export class MarketWatch {
  readonly #means: Means
  #market: MarketTick | undefined
  /** One step at a time: who asks meanwhile waits for it. */
  #step: Promise<MarketTick> | undefined
  #settling: Promise<void> | undefined
  #settled: MarketTick | undefined

  constructor(means: Means) {
    this.#means = means
  }

  /** The market as it stands in this tick. */
  async now(): Promise<MarketTick> {
    const market = this.#market
    if (market && this.#means.clock.now().getTime() < market.standsUntil) return market
    return this.refresh()
  }

  /** The same, looked up again: somebody else may have gone on to the next tick. */
  async refresh(): Promise<MarketTick> {
    this.#step ??= this.#catchUp().finally(() => {
      this.#step = undefined
    })
    return this.#step
  }

  /**
   * The market with everything brought up to this tick: earlier seasons are ended, the boards hold what goods are worth
   * and count gains from the right day, and the roots of finished ticks are out. Every write waits for it.
   */
  async settle(): Promise<MarketTick> {
    const market = await this.now()
    if (this.#settled === market) return market
    this.#settling ??= this.#value(market).finally(() => {
      this.#settling = undefined
    })
    await this.#settling
    this.#settled = market
    return market
  }

  /** What the street knows about this season's prices. */
  async streetTalk(): Promise<readonly StreetTalk[]> {
    return (await this.now()).walk.talk
  }

  async #value({ season, walk, tick }: MarketTick): Promise<void> {
    await valueStandings(this.#means, { walk, tick })
    await publishRoots(this.#means, season, tick - FINAL_AFTER_TICKS)
  }

  async #catchUp(): Promise<MarketTick> {
    const { store, clock } = this.#means
    const season = await currentSeason(this.#means, store.db)
    // By the season that has begun, not by the clock: midnight may lie between two looks at it.
    for (const ended of await unendedBefore(store.db, season.id)) {
      await endSeason(this.#means, this.#walkOf(ended))
    }
    const now = clock.now()
    const reached = await cityBidsOf(store.db, season.id)
    // A season's time never runs back, whatever the clock says.
    const tick = Math.max(tickIn(season.id, now), reached?.tick ?? 0)
    const known = this.#market
    if (known?.season.id === season.id && known.tick === tick) return known
    const walk = this.#walkOf(season)
    // One further: half of the headlines run a tick early.
    await walk.to(tick + 1)
    await reachTick(this.#means, walk, tick)
    const openings = walk.openings(tick, RULES.market.windowTicks + 1)
    const bids = walk.bidsAt(tick)
    const figures = tickerFigures(tick, openings)
    const standsUntil = tickStart(season.id, tick + 1).getTime()
    this.#market = { season, tick, walk, openings, bids, figures, standsUntil }
    return this.#market
  }

  #walkOf(season: Season): SeasonWalk {
    const walk = this.#market?.walk
    return walk?.season.id === season.id ? walk : new SeasonWalk(season)
  }
}
