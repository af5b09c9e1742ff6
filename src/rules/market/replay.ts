import { lastTickOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import { tradeFee } from '../trade.ts'
import { type ChanceAt, seasonBias } from './bias.ts'
import { cityBids } from './city-bids.ts'
import { BOROUGHS, CELLS, cellIndex, GOODS } from './goods.ts'
import { impactAt, NO_IMPACT } from './impact.ts'
import { openingPrices } from './opening.ts'
import { costOf, proceedsOf } from './quote.ts'
import { chained, type TapeRecord, tickBody, tradeBody, type TradeLine } from './tape.ts'
import { type MarketState, openMarket, walkMarket } from './walk-market.ts'

const LARGEST_STASH = Math.max(...RULES.stash.upgrades.map(({ capacity }) => capacity))

const LONGEST_SEASON = lastTickOf('2024-01')

/** Where a tape stops being what its season's seed makes of it. */
export interface Difference {
  readonly seq: number
  /** What differs, for a person. */
  readonly sentence: string
}

export interface ReplayMeans {
  readonly chanceAt: ChanceAt
  /** The published hash of the seed, which the first record is chained to. */
  readonly seedHash: string
  /** SHA-256 in hex. */
  readonly sha256: (text: string) => string
}

/** Plays a season again from its seed, record by record, beside the tape. */
export class Replay {
  readonly #means: ReplayMeans
  readonly #bias: readonly number[]
  readonly #impacts = CELLS.map(() => NO_IMPACT)
  readonly #openings: number[][] = []
  #market: MarketState | undefined
  #seq = 0
  #hash: string
  /** What was taken so far. */
  readonly count = { ticks: 0, trades: 0 }

  constructor(means: ReplayMeans) {
    this.#means = means
    this.#bias = seasonBias(means.chanceAt)
    this.#hash = means.seedHash
  }

  /** Takes the next record: null while the tape is right, else the first difference. */
  take(record: TapeRecord): Difference | null {
    const sentence = this.#checkChain(record) ?? this.#checkBody(record.body)
    return sentence === null ? null : { seq: record.seq, sentence }
  }

  #checkChain({ seq, body, hash }: TapeRecord): string | null {
    if (seq !== this.#seq + 1) return `Record ${this.#seq + 1} is missing.`
    if (this.#means.sha256(chained(this.#hash, body)) !== hash) {
      return 'The hash is not that of the record and the hash before it.'
    }
    this.#seq = seq
    this.#hash = hash
    return null
  }

  #checkBody(body: string): string | null {
    const line = readObject(body)
    if (line?.['kind'] === 'tick') return this.#takeTick(body, line)
    if (line?.['kind'] === 'trade') return this.#takeTrade(body, line)
    return 'The record is neither a tick nor a trade.'
  }

  #takeTick(body: string, line: Readonly<Record<string, unknown>>): string | null {
    const market = this.#nextMarket(line['tick'])
    const prices = openingPrices(market, this.#bias, this.#impacts)
    for (const [cell, impact] of this.#impacts.entries()) {
      this.#impacts[cell] = impactAt(impact, cell, market.tick)
    }
    this.#market = market
    this.#openings.push(prices)
    if (this.#openings.length > RULES.market.windowTicks) this.#openings.shift()
    this.count.ticks += 1
    const bids = cityBids(this.#openings)
    if (tickBody({ tick: market.tick, prices, bids }) === body) return null
    return describeTick(line, { tick: market.tick, prices })
  }

  #takeTrade(body: string, line: Readonly<Record<string, unknown>>): string | null {
    const market = this.#market
    if (!market) return 'A trade stands before the first tick.'
    const trade = readTrade(line)
    if (!trade) return 'The trade cannot be read.'
    if (trade.tick !== market.tick) {
      return `The trade is of tick ${trade.tick} and stands in tick ${market.tick}.`
    }
    const cell = cellIndex(trade.borough, trade.symbol)
    const impact = impactAt(this.#impacts[cell] ?? NO_IMPACT, cell, market.tick)
    const [bias = 1, level = 0] = [this.#bias[cell], market.levels[cell]]
    const isPurchase = trade.side === 'buy'
    const worth = isPurchase ? costOf : proceedsOf
    const grossCents = worth({ cell, bias, level, impact }, trade.quantity)
    const net = impact.net + (isPurchase ? trade.quantity : -trade.quantity)
    this.#impacts[cell] = { ...impact, net }
    this.count.trades += 1
    const feeCents = tradeFee(grossCents)
    if (tradeBody({ ...trade, grossCents, feeCents }) === body) return null
    return (
      `${trade.quantity} ${trade.symbol} in ${trade.borough} come to ${grossCents} cents and a fee of ${feeCents}, ` +
      `not to ${trade.grossCents} and ${trade.feeCents}.`
    )
  }

  /** The market a tick later; at the first record, at whatever tick the tape begins. */
  #nextMarket(told: unknown): MarketState {
    const { chanceAt } = this.#means
    const before = this.#market
    const opening = before ?? openMarket(chanceAt)
    const ticks = before ? 1 : isCount(told) ? Math.min(told, LONGEST_SEASON) : 0
    return walkMarket(chanceAt, opening, ticks).states.at(-1) ?? opening
  }
}

function describeTick(
  line: Readonly<Record<string, unknown>>,
  expected: { tick: number; prices: readonly number[] },
): string {
  if (line['tick'] !== expected.tick) {
    return `Tick ${expected.tick} was due, and tick ${String(line['tick'])} stands there.`
  }
  const told: readonly unknown[] = Array.isArray(line['prices']) ? line['prices'] : []
  const wrong = expected.prices.findIndex((price, cell) => told[cell] !== price)
  const cell = CELLS[wrong]
  if (!cell) return `The average bids of tick ${expected.tick} are not those of its prices.`
  return (
    `At tick ${expected.tick} the price of ${cell.symbol} in ${cell.borough} is ${expected.prices[wrong]} cents, ` +
    `not ${String(told[wrong])}.`
  )
}

function readObject(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null
  } catch {
    return null
  }
}

function readTrade(line: Readonly<Record<string, unknown>>): TradeLine | null {
  const borough = BOROUGHS.find(({ name }) => name === line['borough'])?.name
  const symbol = GOODS.find((good) => good.symbol === line['symbol'])?.symbol
  const { tick, side, quantity, gross_cents, fee_cents, trader } = line
  if (!borough || !symbol || (side !== 'buy' && side !== 'sell')) return null
  // Nobody trades more than a stash holds: a larger number must not keep the replay busy.
  if (!isCount(quantity) || quantity < 1 || quantity > LARGEST_STASH) return null
  if (typeof trader !== 'string') return null
  if (!isCount(tick) || !isCount(gross_cents) || !isCount(fee_cents)) return null
  return {
    tick,
    borough,
    symbol,
    side,
    quantity,
    grossCents: gross_cents,
    feeCents: fee_cents,
    trader,
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
