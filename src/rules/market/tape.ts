import type { BoroughName, GoodSymbol } from './goods.ts'

/**
 * The public tape of a season: its ticks and trades as texts, each chained to the one before by a hash, the first to
 * the hash of the season's seed.
 */
export interface TapeRecord {
  /** 1, 2, 3 … */
  readonly seq: number
  /** What was hashed, as it was hashed. */
  readonly body: string
  /** SHA-256 in hex of the hash before, a line break and the body. */
  readonly hash: string
}

/** The opening of a tick. Money in cents. */
export interface TickLine {
  readonly tick: number
  /** In the order of CELLS. */
  readonly prices: readonly number[]
  /** The city's 24-hour average bids, in the order of GOODS. */
  readonly bids: readonly number[]
}

export interface TradeLine {
  readonly tick: number
  readonly borough: BoroughName
  readonly symbol: GoodSymbol
  readonly side: 'buy' | 'sell'
  readonly quantity: number
  readonly grossCents: number
  readonly feeCents: number
  /** The trader's name on the tape: each knows their own. */
  readonly trader: string
}

/** What is hashed after the hash before it. */
export function chained(hashBefore: string, body: string): string {
  return `${hashBefore}\n${body}`
}

export function tickBody({ tick, prices, bids }: TickLine): string {
  return JSON.stringify({ kind: 'tick', tick, prices, bids })
}

export function tradeBody(line: TradeLine): string {
  return JSON.stringify({
    kind: 'trade',
    tick: line.tick,
    borough: line.borough,
    symbol: line.symbol,
    side: line.side,
    quantity: line.quantity,
    gross_cents: line.grossCents,
    fee_cents: line.feeCents,
    trader: line.trader,
  })
}
