import { RULES } from '../config.ts'
import { cellIndex, GOODS } from '../market/goods.ts'
import { type Impact, impactAt, NO_IMPACT } from '../market/impact.ts'
import { costOf, proceedsOf } from '../market/quote.ts'
import type { Traded } from '../trade/event.ts'
import { tradeFee } from '../trade/fill.ts'
import { boroughIn, isCount, type RecordFields } from './read-record.ts'
import type { SeasonPrices } from './season-prices.ts'

const LARGEST_STASH = Math.max(...RULES.stash.upgrades.map(({ capacity }) => capacity))

/** Recomputes the trades of a run from the city's prices and the earlier trades. */
export class TradeReplay {
  readonly #prices: SeasonPrices
  readonly #impacts = new Map<number, Impact>()

  constructor(prices: SeasonPrices) {
    this.#prices = prices
  }

  /** Checks the run's next record. Returns null when it is correct, else a sentence that names the difference. */
  take(record: RecordFields): string | null {
    if (record['kind'] !== 'traded') return null
    const trade = readTrade(record)
    const levels = this.#prices.levelsAt(trade?.tick ?? -1)
    if (!trade || !levels) return 'The trade cannot be read.'
    const { borough, symbol, side, quantity, tick } = trade
    const cell = cellIndex(borough, symbol)
    const impact = impactAt(this.#impacts.get(cell) ?? NO_IMPACT, cell, tick)
    const bias = this.#prices.bias[cell] ?? 0
    const market = { cell, bias, level: levels[cell] ?? 0, impact }
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

function readTrade(record: RecordFields): CheckedTrade | null {
  const borough = boroughIn(record['borough'])
  const symbol = GOODS.find((good) => good.symbol === record['symbol'])?.symbol
  const { tick, side, quantity, gross_cents, fee_cents } = record
  if (!borough || !symbol || (side !== 'buy' && side !== 'sell')) return null
  // No trade is larger than the largest stash. A larger quantity would make the replay slow.
  if (!isCount(quantity) || quantity < 1 || quantity > LARGEST_STASH) return null
  if (!isCount(tick) || !isCount(gross_cents) || !isCount(fee_cents)) return null
  return { tick, borough, symbol, side, quantity, gross_cents, fee_cents }
}
