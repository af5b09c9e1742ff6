import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { chanceOf } from '#src/lib/chance.ts'
import { type ChanceAt, seasonBias } from '#src/rules/market/bias.ts'
import { cityBids } from '#src/rules/market/city-bids.ts'
import { CELLS } from '#src/rules/market/goods.ts'
import { impactAt, NO_IMPACT } from '#src/rules/market/impact.ts'
import { openingPrices } from '#src/rules/market/opening.ts'
import { costOf, proceedsOf } from '#src/rules/market/quote.ts'
import { chained, type TapeRecord, tickBody, tradeBody } from '#src/rules/market/tape.ts'
import { openMarket, walkMarket } from '#src/rules/market/walk-market.ts'
import { tradeFee } from '#src/rules/trade.ts'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const chanceFor =
  (seed: string): ChanceAt =>
  (scope) =>
    chanceOf(`${seed}|${scope}`)

/** A trade to be put on a tape: in which tick, in which cell, of how many units; below zero is a sale. */
export interface TapedTrade {
  readonly tick: number
  readonly cell: number
  readonly units: number
}

/** The tape of a season of so many ticks, with trades in their order. */
export function makeTape(
  seed: string,
  {
    ticks,
    trades,
    chanceAt = chanceFor(seed),
  }: { ticks: number; trades: readonly TapedTrade[]; chanceAt?: ChanceAt },
): { seedHash: string; records: TapeRecord[] } {
  const bias = seasonBias(chanceAt)
  const impacts = CELLS.map(() => NO_IMPACT)
  const openings: number[][] = []
  const seedHash = sha256(seed)
  const records: TapeRecord[] = []
  const add = (body: string) => {
    const hash = sha256(chained(records.at(-1)?.hash ?? seedHash, body))
    records.push({ seq: records.length + 1, body, hash })
  }
  let market = openMarket(chanceAt)
  for (let tick = 0; tick < ticks; tick += 1) {
    if (tick > 0) market = walkMarket(chanceAt, market, 1).states[0] ?? market
    const prices = openingPrices(market, bias, impacts)
    openings.push(prices)
    add(tickBody({ tick, prices, bids: cityBids(openings) }))
    for (const { cell, units } of trades.filter((trade) => trade.tick === tick)) {
      const { borough, symbol } = CELLS[cell] ?? expect.fail()
      const impact = impactAt(impacts[cell] ?? NO_IMPACT, cell, tick)
      const level = market.levels[cell] ?? 0
      const quantity = Math.abs(units)
      const worth = units > 0 ? costOf : proceedsOf
      const grossCents = worth({ cell, bias: bias[cell] ?? 1, level, impact }, quantity)
      impacts[cell] = { ...impact, net: impact.net + units }
      const side = units > 0 ? 'buy' : 'sell'
      const feeCents = tradeFee(grossCents)
      const trader = 'ada'
      add(tradeBody({ tick, borough, symbol, side, quantity, grossCents, feeCents, trader }))
    }
  }
  return { seedHash, records }
}
