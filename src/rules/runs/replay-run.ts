import { lastTickOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import { type ChanceAt, seasonBias } from '../market/bias.ts'
import { BOROUGHS, cellIndex, GOODS } from '../market/goods.ts'
import { type Impact, impactAt, NO_IMPACT } from '../market/impact.ts'
import { costOf, proceedsOf } from '../market/quote.ts'
import { type MarketState, openMarket, walkMarket } from '../market/walk-market.ts'
import { tradeFee } from '../trade/fill.ts'
import type { Traded } from '../trade/event.ts'
import { emptyRun, hashInput, type RunHead, type RunRecord, type Sha256 } from './run.ts'

const LARGEST_STASH = Math.max(...RULES.stash.upgrades.map(({ capacity }) => capacity))

/** The prices of a season, computed from its seed. */
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

  /** Returns x of every cell at a tick, or null for a tick that the season does not have. */
  levelsAt(tick: number): readonly number[] | null {
    if (!Number.isSafeInteger(tick) || tick < 0 || tick > this.#lastTick) return null
    const last = this.#states.at(-1) ?? openMarket(this.#chanceAt)
    if (last.tick < tick) {
      this.#states.push(...walkMarket(this.#chanceAt, last, tick - last.tick).states)
    }
    return this.#states[tick]?.levels ?? null
  }
}

export interface ReplayedSeason {
  /** 'YYYY-MM'. */
  readonly id: string
  /** The published hash of the seed. Every run is chained to it. */
  readonly seedHash: string
  /** Null while the seed is secret: then only the chain is checked. */
  readonly prices: SeasonPrices | null
}

/** Checks a run record by record: its chain, and the price and fee of each trade against the seed and the trades before. */
export class RunReplay {
  readonly #season: ReplayedSeason
  readonly #sha256: Sha256
  readonly #impacts = new Map<number, Impact>()
  #head: RunHead
  #tick = 0

  constructor(season: ReplayedSeason, trader: string, sha256: Sha256) {
    this.#season = season
    this.#sha256 = sha256
    this.#head = emptyRun({ seedHash: season.seedHash, trader }, sha256)
  }

  /** The end of the checked part, and the tick of its last record. */
  get head(): RunHead & { readonly tick: number } {
    return { ...this.#head, tick: this.#tick }
  }

  /** Checks the next record. Returns null when it is correct, else a sentence that names the difference. */
  take({ seq, body, hash }: RunRecord): string | null {
    const due = this.#head.length + 1
    if (seq !== due) return `Record ${due} is missing.`
    if (this.#sha256(hashInput(this.#head.hash, body)) !== hash) {
      return 'The hash is not that of the record and the hash before it.'
    }
    this.#head = { length: seq, hash }
    return this.#checkBody(body)
  }

  #checkBody(body: string): string | null {
    const event = readObject(body)
    const { season, tick } = event ?? {}
    if (!event || typeof tick !== 'number') return 'The record cannot be read.'
    if (season !== this.#season.id) return `The record is of the season ${String(season)}.`
    if (tick < this.#tick) return `The record is of tick ${tick}, after one of tick ${this.#tick}.`
    this.#tick = tick
    return event['kind'] === 'traded' && this.#season.prices
      ? this.#checkTrade(event, this.#season.prices)
      : null
  }

  #checkTrade(event: Readonly<Record<string, unknown>>, prices: SeasonPrices): string | null {
    const trade = readTrade(event)
    const levels = prices.levelsAt(trade?.tick ?? -1)
    if (!trade || !levels) return 'The trade cannot be read.'
    const { borough, symbol, side, quantity, tick } = trade
    const cell = cellIndex(borough, symbol)
    const impact = impactAt(this.#impacts.get(cell) ?? NO_IMPACT, cell, tick)
    const market = { cell, bias: prices.bias[cell] ?? 1, level: levels[cell] ?? 0, impact }
    const grossCents = (side === 'buy' ? costOf : proceedsOf)(market, quantity)
    const feeCents = tradeFee(grossCents)
    const net = impact.net + (side === 'buy' ? quantity : -quantity)
    this.#impacts.set(cell, { ...impact, net })
    if (grossCents === trade.gross_cents && feeCents === trade.fee_cents) return null
    return (
      `${quantity} ${symbol} in ${borough} come to ${grossCents} cents and a fee of ${feeCents}, ` +
      `not to ${trade.gross_cents} and ${trade.fee_cents}.`
    )
  }
}

type CheckedTrade = Pick<
  Traded,
  'tick' | 'borough' | 'symbol' | 'side' | 'quantity' | 'gross_cents' | 'fee_cents'
>

function readTrade(event: Readonly<Record<string, unknown>>): CheckedTrade | null {
  const borough = BOROUGHS.find(({ name }) => name === event['borough'])?.name
  const symbol = GOODS.find((good) => good.symbol === event['symbol'])?.symbol
  const { tick, side, quantity, gross_cents, fee_cents } = event
  if (!borough || !symbol || (side !== 'buy' && side !== 'sell')) return null
  // No trade is larger than the largest stash. A larger number would only keep the replay busy.
  if (!isCount(quantity) || quantity < 1 || quantity > LARGEST_STASH) return null
  if (!isCount(tick) || !isCount(gross_cents) || !isCount(fee_cents)) return null
  return { tick, borough, symbol, side, quantity, gross_cents, fee_cents }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function readObject(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null
  } catch {
    return null
  }
}
