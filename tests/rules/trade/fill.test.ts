import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { CELLS, GOODS, type GoodSymbol } from '#src/rules/market/goods.ts'
import { type Impact, NO_IMPACT } from '#src/rules/market/impact.ts'
import { type CellMarket, quoteOf } from '#src/rules/market/quote.ts'
import { tradableGoods } from '#src/rules/market/tradable-goods.ts'
import { holdingOf, nextUpgrade, unitsIn } from '#src/rules/stash.ts'
import { potPartOfTrade } from '#src/rules/pot.ts'
import { tradeEntry } from '#src/rules/street-entries.ts'
import { type Fill, settleTrade, type TradeOrder, type Trader } from '#src/rules/trade/fill.ts'

const RICH: Trader = {
  cashCents: 100_000_000_000,
  reputation: 0.5,
  stashCapacity: 800,
  holdings: [],
}

/** Returns manhattan's market cell of a good, at its base price. */
function aCell(symbol: GoodSymbol, changes: Partial<CellMarket> = {}): CellMarket {
  const cell = CELLS.findIndex((known) => known.symbol === symbol)
  return { cell, bias: 0, level: 0, impact: NO_IMPACT, ...changes }
}

function filled(market: CellMarket, trader: Trader, order: TradeOrder): Fill {
  const settled = settleTrade(market, trader, order)
  return 'refused' in settled ? expect.fail(settled.sentence) : settled
}

/** Returns the trader after a trade. */
function after(trader: Trader, fill: Fill): Trader {
  const others = trader.holdings.filter(({ symbol }) => symbol !== fill.symbol)
  return {
    ...trader,
    cashCents: trader.cashCents + fill.cashCents,
    holdings: [...others, fill.holding],
  }
}

const anyMarket = fc.record({
  cell: fc.nat(CELLS.length - 1),
  bias: fc.constantFrom(-0.07, 0, 0.07),
  level: fc.double({ min: -2, max: 2, noNaN: true }),
  impact: fc.record({
    tick: fc.constant(7),
    opening: fc.double({ min: -3, max: 3, noNaN: true }),
    net: fc.integer({ min: -300, max: 300 }),
  }),
})
const units = fc.integer({ min: 1, max: 400 })

test('a purchase costs the price of each unit and a fee', () => {
  const market = aCell('SMOKES')
  expect(quoteOf(market)).toEqual({ priceCents: 2_400, askCents: 2_435, bidCents: 2_365 })
  const fill = filled(market, RICH, { side: 'buy', symbol: 'SMOKES', quantity: 10 })
  // Ten units from 2,400 × 1.01425 on, each 1/3750 more expensive than the previous one.
  expect(fill).toMatchObject({ grossCents: 24_380, feeCents: 244, cashCents: -24_624 })
  expect(fill.holding).toEqual({ symbol: 'SMOKES', quantity: 10, costCents: 24_624 })
  expect(fill.impact.net).toBe(10)
})

test('a sale at a better price makes a profit on the units sold', () => {
  const holdings = [{ symbol: 'TAPES', quantity: 4, costCents: 20_002 }] as const
  const fill = filled(
    aCell('TAPES'),
    { ...RICH, holdings },
    { side: 'sell', symbol: 'TAPES', quantity: 1 },
  )
  expect(fill).toMatchObject({ grossCents: 8_868, feeCents: 89, profitCents: 8_779 - 5_000 })
  expect(fill.holding).toEqual({ symbol: 'TAPES', quantity: 3, costCents: 15_002 })
})

test('reputation opens goods and closes none, and held goods can always be sold', () => {
  expect(tradableGoods(0)).toEqual(['SMOKES', 'TAPES'])
  expect(tradableGoods(0.35)).toEqual(['SMOKES', 'TAPES', 'BOOZE'])
  expect(tradableGoods(0.49)).toEqual(tradableGoods(0.35))
  expect(tradableGoods(0.5)).toEqual(['SMOKES', 'TAPES', 'BOOZE', 'THREADS'])
  expect(tradableGoods(0.5 + 0.1)).toEqual([...tradableGoods(0.5), 'PARTS'])
  expect(tradableGoods(0.1 + 0.7)).toEqual([...tradableGoods(0.5), 'PARTS', 'BOARDS', 'ICE'])
  expect(tradableGoods(0.89).includes('BONDS')).toBe(false)
  expect(tradableGoods(0.9)).toEqual(GOODS.map(({ symbol }) => symbol))
  const holdings = [{ symbol: 'BONDS', quantity: 1, costCents: 1 }] as const
  expect(
    filled(aCell('BONDS'), { ...RICH, holdings }, { side: 'sell', symbol: 'BONDS', quantity: 1 })
      .cashCents,
  ).toBeGreaterThan(0)
})

test.each([
  ['locked_good', { symbol: 'PARTS' }, {}, 'Nobody sells you PARTS below reputation 0.6.'],
  [
    'locked_good',
    { symbol: 'THREADS' },
    { reputation: 0.49 },
    'Nobody sells you THREADS below reputation 0.5.',
  ],
  ['stash_full', { quantity: 801 }, {}, 'The stash has room for 800 more, not for 801.'],
  ['short_of_cash', {}, { cashCents: 2_000 }, '1 SMOKES cost $24.60 with the fee; you have $20.'],
  ['short_of_goods', { side: 'sell' }, {}, 'You hold 0 SMOKES, not 1.'],
  [
    'stale_price',
    { quotedCents: 2_434 },
    {},
    'The price has moved: SMOKES in Manhattan is at $24.35 now.',
  ],
] as const)('refuses with %s', (refused, order, trader, sentence) => {
  const market = aCell('SMOKES')
  const settled = settleTrade(
    market,
    { ...RICH, ...trader },
    { side: 'buy', symbol: 'SMOKES', quantity: 1, ...order },
  )
  expect(settled).toEqual({ refused, sentence })
})

test('accepts an order when the price has become better', () => {
  const order = { side: 'buy', symbol: 'SMOKES', quantity: 1, quotedCents: 2_500 } as const
  expect(filled(aCell('SMOKES'), RICH, order).quantity).toBe(1)
})

test('buying and selling back within a tick loses at least the spread at every price', () => {
  fc.assert(
    fc.property(anyMarket, units, (market, quantity) => {
      const { symbol } = CELLS[market.cell] ?? expect.fail()
      const start = { ...RICH, reputation: 1, cashCents: Number.MAX_SAFE_INTEGER }
      const bought = settleTrade(market, start, { side: 'buy', symbol, quantity })
      // Only many units of the dearest goods cost more than the trader has.
      if ('refused' in bought) {
        expect(bought.refused).toBe('short_of_cash')
        return
      }
      const sold = filled({ ...market, impact: bought.impact }, after(start, bought), {
        side: 'sell',
        symbol,
        quantity,
      })
      expect(bought.cashCents + sold.cashCents).toBeLessThanOrEqual(
        -Math.floor(bought.grossCents * 0.029),
      )
      expect(sold.impact).toEqual(market.impact)
    }),
  )
})

test('a trade in parts costs no less and pays no more than the whole', () => {
  fc.assert(
    fc.property(anyMarket, fc.array(units, { minLength: 1, maxLength: 6 }), (market, parts) => {
      const symbol = 'SMOKES'
      const smokes = { ...market, cell: aCell(symbol).cell }
      const whole = Math.min(
        800,
        parts.reduce((sum, part) => sum + part, 0),
      )
      for (const side of ['buy', 'sell'] as const) {
        const holdings = [{ symbol, quantity: 800, costCents: 1 }] as const
        const start = side === 'sell' ? { ...RICH, holdings } : RICH
        const once = settleTrade(smokes, start, { side, symbol, quantity: whole })
        if ('refused' in once) continue
        let trader: Trader = start
        let impact: Impact = smokes.impact
        let left = whole
        for (const part of parts) {
          const quantity = Math.min(part, left)
          if (quantity === 0) break
          const fill = settleTrade({ ...smokes, impact }, trader, { side, symbol, quantity })
          if ('refused' in fill) {
            expect(fill.refused).toBe('short_of_cash')
            return
          }
          trader = after(trader, fill)
          impact = fill.impact
          left -= quantity
        }
        expect(trader.cashCents).toBeLessThanOrEqual(start.cashCents + once.cashCents)
        expect(impact).toEqual(once.impact)
      }
    }),
  )
})

test('no sequence of orders makes cash or stash negative, overfills a stash, or unbalances an entry', () => {
  const order = fc.record({
    side: fc.constantFrom('buy' as const, 'sell' as const),
    good: fc.nat(7),
    quantity: fc.integer({ min: 1, max: 150 }),
  })
  fc.assert(
    fc.property(
      fc.array(order, { maxLength: 60 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (orders, reputation) => {
        let trader: Trader = { ...RICH, cashCents: 200_000, stashCapacity: 100, reputation }
        const impacts = CELLS.map(() => NO_IMPACT)
        for (const { side, good, quantity } of orders) {
          const { symbol } = CELLS[good] ?? expect.fail()
          const market = { cell: good, bias: 0, level: 0, impact: impacts[good] ?? NO_IMPACT }
          const settled = settleTrade(market, trader, { side, symbol, quantity })
          if ('refused' in settled) continue
          const { postings } = tradeEntry(
            { playerId: 'p', tradeId: 't' },
            { ...settled, potCents: potPartOfTrade(settled.grossCents) },
          )
          expect(postings.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
          impacts[good] = settled.impact
          trader = after(trader, settled)
          expect(trader.cashCents).toBeGreaterThanOrEqual(0)
          expect(unitsIn(trader.holdings)).toBeLessThanOrEqual(100)
          const { quantity: held, costCents } = holdingOf(trader.holdings, symbol)
          expect(held).toBeGreaterThanOrEqual(0)
          expect(costCents).toBeGreaterThanOrEqual(0)
          if (held === 0) expect(costCents).toBe(0)
        }
      },
    ),
  )
})

test('a stash has three upgrades', () => {
  expect([100, 200, 400, 800].map(nextUpgrade)).toEqual([
    { capacity: 200, costCents: 300_000 },
    { capacity: 400, costCents: 2_000_000 },
    { capacity: 800, costCents: 10_000_000 },
    null,
  ])
})

test('an order beyond what can be counted is refused in whole dollars, without an exponent', () => {
  const trader = { ...RICH, reputation: 1 }
  const order = { side: 'buy', symbol: 'BONDS', quantity: 800 } as const
  expect(settleTrade(aCell('BONDS'), trader, order)).toEqual({
    refused: 'short_of_cash',
    sentence:
      '800 BONDS cost more than $90,071,992,547,409.91 with the fee; you have $1,000,000,000.',
  })
})
