import { createHmac } from 'node:crypto'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import { type Chance, seedChance } from '#src/lib/chance.ts'
import { tickOf, tickStart } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { type ChanceAt, type StreetTalk, seasonBias, streetTalk } from '#src/rules/market/bias.ts'
import { type TickerFigures, tickerFigures } from '#src/rules/market/ticker-figures.ts'
import { type MarketState, openMarket, walkMarket } from '#src/rules/market/walk-market.ts'
import type { Season } from '../../db/repositories/seasons.ts'
import type { Means } from '../means.ts'
import { currentSeason } from '../seasons.ts'

/** Ticks walked before other requests get their turn: about 20 ms of work. */
const STRIDE_TICKS = 72

interface SeasonMarket {
  readonly seasonId: string
  readonly chanceAt: ChanceAt
  readonly bias: readonly number[]
  readonly talk: readonly StreetTalk[]
  /** The last states, oldest first: as many as the ticker looks back on. */
  readonly states: readonly MarketState[]
  /** When the next tick begins, in ms since 1970. */
  readonly standsUntil: number
}

interface Told {
  readonly seasonId: string
  readonly figures: TickerFigures
}

/** Follows the season's market from its opening, tick by tick, and keeps what the ticker says until the next tick. */
export class MarketWatch {
  readonly #means: Means
  #market: SeasonMarket | undefined
  #told: Told | undefined
  /** One walk at a time: who asks meanwhile waits for it. */
  #walk: Promise<SeasonMarket> | undefined

  constructor(means: Means) {
    this.#means = means
  }

  /** What the ticker says, with the season it counts in; the same object until the next tick. */
  async figures(): Promise<Told> {
    const { seasonId, states, bias } = await this.#current()
    if (!this.#told || this.#told.figures.tick !== states.at(-1)?.tick) {
      this.#told = { seasonId, figures: tickerFigures(states, bias) }
    }
    return this.#told
  }

  /** What the street knows about this season's prices. */
  async streetTalk(): Promise<readonly StreetTalk[]> {
    return (await this.#current()).talk
  }

  async #current(): Promise<SeasonMarket> {
    const market = this.#market
    if (market && this.#means.clock.now().getTime() < market.standsUntil) return market
    this.#walk ??= this.#catchUp().finally(() => {
      this.#walk = undefined
    })
    return this.#walk
  }

  async #catchUp(): Promise<SeasonMarket> {
    const now = this.#means.clock.now()
    const season = await currentSeason(this.#means, this.#means.store.db)
    let market = this.#market?.seasonId === season.id ? this.#market : openSeason(season)
    if (market !== this.#market) this.#told = undefined
    for (let behind = ticksBehind(market, now); behind > 0; behind = ticksBehind(market, now)) {
      market = walkOn(market, Math.min(behind, STRIDE_TICKS))
      if (behind > STRIDE_TICKS) await letOthersRun()
    }
    this.#market = market
    return market
  }
}

function openSeason({ id, seed }: Season): SeasonMarket {
  const chanceAt: ChanceAt = (scope) => chanceFrom(seed, `market|${scope}`)
  const bias = seasonBias(chanceAt)
  const standsUntil = tickStart(id, 1).getTime()
  const states = [openMarket(chanceAt)]
  return { seasonId: id, chanceAt, bias, talk: streetTalk(bias), states, standsUntil }
}

function ticksBehind({ states }: SeasonMarket, now: Date): number {
  return tickOf(now) - (states.at(-1)?.tick ?? 0)
}

function walkOn(market: SeasonMarket, ticks: number): SeasonMarket {
  const last = market.states.at(-1) ?? openMarket(market.chanceAt)
  const { states } = walkMarket(market.chanceAt, last, ticks)
  const kept = [...market.states, ...states].slice(-(RULES.market.windowTicks + 1))
  const standsUntil = tickStart(market.seasonId, last.tick + ticks + 1).getTime()
  return { ...market, states: kept, standsUntil }
}

/** Chance by HMAC(seasonSeed, scope): who knows the seed can recompute every draw. */
function chanceFrom(seed: string, scope: string): Chance {
  const digest = createHmac('sha256', seed).update(scope).digest()
  return seedChance([
    digest.readUInt32LE(0),
    digest.readUInt32LE(4),
    digest.readUInt32LE(8),
    digest.readUInt32LE(12),
  ])
}
