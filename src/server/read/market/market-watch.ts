import { tickIn, tickStart } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { type TickerFigures, tickerFigures } from '#src/rules/market/ticker-figures.ts'
import { type Season, unfinishedSeasonsBefore } from '../../platform/db/repositories/seasons.ts'
import { cityBidsOf } from './city-bids-repository.ts'
import type { ServerContext } from '../../server-context.ts'
import { endSeason } from '../season/end-season.ts'
import { FINAL_AFTER_TICKS, publishRoots } from '../season/publish-roots.ts'
import { currentSeason } from '../season/seasons.ts'
import { valueStandings } from '../leaderboard/value-standings.ts'
import { recordTick } from './record-tick.ts'
import { SeasonWalk } from './season-walk.ts'

/** The market in one tick. */
export interface MarketTick {
  readonly season: Season
  readonly tick: number
  /** The prices of every cell up to this tick, without trades. */
  readonly walk: SeasonWalk
  /** The opening prices of the last 73 ticks, oldest first, in cents and in the order of CELLS. */
  readonly openings: readonly (readonly number[])[]
  /** The city's 24-hour average bids in cents, in the order of GOODS. */
  readonly bids: readonly number[]
  /** The figures of the ticker; the same object for the whole tick. */
  readonly figures: TickerFigures
  /** The start of the next tick, in ms since 1970. */
  readonly nextTickAt: number
}

/** Keeps the market of the current tick, across seasons. */
export class MarketWatch {
  readonly #server: ServerContext
  #market: MarketTick | undefined
  /** The update in progress; concurrent callers share it. */
  #step: Promise<MarketTick> | undefined
  /** The update of the boards in progress; concurrent callers share it. */
  #settling: Promise<void> | undefined
  /** The last market for which the boards were updated. */
  #settled: MarketTick | undefined

  constructor(server: ServerContext) {
    this.#server = server
  }

  /** Returns the market in the current tick. */
  async now(): Promise<MarketTick> {
    const market = this.#market
    if (market && this.#server.clock.now().getTime() < market.nextTickAt) return market
    return this.refresh()
  }

  /** Returns the market after reading the database again, because another node may have reached a later tick. */
  async refresh(): Promise<MarketTick> {
    this.#step ??= this.#catchUp().finally(() => {
      this.#step = undefined
    })
    return this.#step
  }

  /**
   * Returns the market after bringing everything up to the current tick: earlier seasons are ended, the boards are
   * valued, and the roots of finished ticks are published. Must be awaited before every write.
   */
  async settle(): Promise<MarketTick> {
    const market = await this.now()
    if (this.#settled === market) return market
    this.#settling ??= this.#updateBoards(market).finally(() => {
      this.#settling = undefined
    })
    await this.#settling
    this.#settled = market
    return market
  }

  async #updateBoards({ season, walk, tick }: MarketTick): Promise<void> {
    await valueStandings(this.#server, { walk, tick })
    await publishRoots(this.#server, season, tick - FINAL_AFTER_TICKS)
  }

  async #catchUp(): Promise<MarketTick> {
    const { store, clock } = this.#server
    const season = await currentSeason(this.#server, store.db)
    // Compares with the stored season, not with the clock: a month may end between two reads of the clock.
    for (const ended of await unfinishedSeasonsBefore(store.db, season.id)) {
      await endSeason(this.#server, this.#walkOf(ended))
    }
    const now = clock.now()
    const reached = await cityBidsOf(store.db, season.id)
    // The tick of a season never decreases, even if the clock does.
    const tick = Math.max(tickIn(season.id, now), reached?.tick ?? 0)
    const known = this.#market
    if (known?.season.id === season.id && known.tick === tick) return known
    const walk = this.#walkOf(season)
    await walk.to(tick)
    await recordTick(this.#server, walk, tick)
    const openings = walk.openings(tick, RULES.market.windowTicks + 1)
    const bids = walk.bidsAt(tick)
    const figures = tickerFigures(tick, openings)
    const nextTickAt = tickStart(season.id, tick + 1).getTime()
    this.#market = { season, tick, walk, openings, bids, figures, nextTickAt }
    return this.#market
  }

  #walkOf(season: Season): SeasonWalk {
    const walk = this.#market?.walk
    return walk?.season.id === season.id ? walk : new SeasonWalk(season)
  }
}
