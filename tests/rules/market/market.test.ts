import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { chanceOf } from '#src/lib/chance.ts'
import { type ChanceAt, seasonBias, streetTalk } from '#src/rules/market/bias.ts'
import { BOROUGHS, CELLS, cellIndex, GOODS } from '#src/rules/market/goods.ts'
import { tickerFigures } from '#src/rules/market/ticker-figures.ts'
import { openMarket, pricesOf, walkMarket } from '#src/rules/market/walk-market.ts'

const chanceFor =
  (seed: string): ChanceAt =>
  (scope) =>
    chanceOf(`${seed}|${scope}`)

test('walks a season the same way twice', () => {
  const chanceAt = chanceFor('1985-06')
  const opening = openMarket(chanceAt)
  const { states } = walkMarket(chanceAt, opening, 100)
  const prices = pricesOf(states[99] ?? opening, seasonBias(chanceAt))
  expect(prices.slice(0, 8)).toMatchInlineSnapshot(`
    [
      2446,
      10252,
      19405,
      67965,
      136378,
      327711,
      725292,
      1789467,
    ]
  `)
})

test('walks the same way in several steps and in one', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.nat(12), { maxLength: 8 }), (seed, steps) => {
      const chanceAt = chanceFor(seed)
      const opening = openMarket(chanceAt)
      const whole = walkMarket(
        chanceAt,
        opening,
        steps.reduce((sum, step) => sum + step, 0),
      )
      let state = opening
      const headlines = []
      for (const step of steps) {
        const walk = walkMarket(chanceAt, state, step)
        state = walk.states.at(-1) ?? state
        headlines.push(...walk.headlines)
      }
      expect(state).toEqual(whole.states.at(-1) ?? opening)
      expect(headlines).toEqual(whole.headlines)
    }),
    { numRuns: 25 },
  )
})

const deviationOf = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length)

test('walks whole seasons with the deviation of each part and the headlines of the rules', () => {
  const parts = { common: [] as number[], local: [] as number[], news: [] as number[] }
  let headlines = 0
  const days = 31
  const seeds = Array.from({ length: 24 }, (_, index) => `season ${index}`)
  for (const seed of seeds) {
    const chanceAt = chanceFor(seed)
    const walk = walkMarket(chanceAt, openMarket(chanceAt), days * 72)
    for (const { common, local, levels, news } of walk.states) {
      parts.common.push(...common)
      parts.local.push(...local)
      parts.news.push(...news)
      for (const [cell, level] of levels.entries()) {
        const sum = (common[cell % GOODS.length] ?? 0) + (local[cell] ?? 0) + (news[cell] ?? 0)
        if (level !== sum) expect.fail(`cell ${cell} is at ${level}, not at ${sum}`)
      }
    }
    headlines += walk.headlines.length
    for (const { jump } of walk.headlines) {
      expect(Math.abs(jump)).toBeGreaterThanOrEqual(0.3)
      expect(Math.abs(jump)).toBeLessThanOrEqual(0.6)
    }
  }
  const aDay = headlines / days / seeds.length
  expect(aDay).toBeGreaterThan(1.35)
  expect(aDay).toBeLessThan(1.65)
  expect(deviationOf(parts.common)).toBeCloseTo(0.18, 1.7)
  expect(deviationOf(parts.local)).toBeCloseTo(0.045, 2.5)
  expect(deviationOf(parts.news)).toBeCloseTo(0.062, 2)
})

test('opens a season in the state in which it continues', () => {
  const opened = Array.from({ length: 400 }, (_, index) => openMarket(chanceFor(`open ${index}`)))
  expect(deviationOf(opened.flatMap(({ common }) => common))).toBeCloseTo(0.18, 1.9)
  expect(deviationOf(opened.flatMap(({ local }) => local))).toBeCloseTo(0.045, 2.5)
  expect(deviationOf(opened.flatMap(({ news }) => news))).toBeCloseTo(0.062, 2)
})

test('moves a price in the tick of its headline, by its jump', () => {
  const chanceAt = chanceFor('headlines')
  const opening = openMarket(chanceAt)
  const { states, headlines } = walkMarket(chanceAt, opening, 720)
  expect(headlines.length).toBeGreaterThan(5)
  for (const { borough, jump, symbol, tick } of headlines) {
    const cell = cellIndex(borough, symbol)
    const [before, after] = [states[tick - 2] ?? opening, states[tick - 1] ?? opening]
    expect(after.tick).toBe(tick)
    expect((after.news[cell] ?? 0) - (before.news[cell] ?? 0) * 0.988).toBeCloseTo(jump, 12)
  }
})

test('makes two goods of each borough cheap and two dear for the season', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const bias = seasonBias(chanceFor(seed))
      for (const [index] of BOROUGHS.entries()) {
        const own = bias.slice(index * GOODS.length, (index + 1) * GOODS.length)
        expect(own.filter((part) => part === -0.07).length).toBe(2)
        expect(own.filter((part) => part === 0.07).length).toBe(2)
      }
    }),
  )
})

test('names no borough as cheap for a good whose price there is above the usual one', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.nat(200), (seed, ticks) => {
      const chanceAt = chanceFor(seed)
      const bias = seasonBias(chanceAt)
      const market = walkMarket(chanceAt, openMarket(chanceAt), ticks + 1).states[ticks]
      if (!market) throw new RangeError('the market has no such tick')
      const prices = pricesOf(market, bias)
      for (const { symbol, cheapBorough, dearBorough } of streetTalk(bias, market.levels)) {
        const [cheap = 0, dear = 0] = [cheapBorough, dearBorough].map(
          (borough) =>
            prices[CELLS.findIndex((it) => it.borough === borough && it.symbol === symbol)],
        )
        expect(cheap).toBeLessThan(CELLS.find((it) => it.symbol === symbol)?.baseCents ?? 0)
        expect(dear).toBeGreaterThan(cheap)
      }
    }),
    { numRuns: 40 },
  )
})

test('tells another good when a headline has made the cheap borough dear', () => {
  const bias = CELLS.map(({ borough, symbol }) => {
    if (symbol !== 'ICE' && symbol !== 'TAPES') return 0
    return borough === 'manhattan' ? -0.07 : borough === 'queens' ? 0.07 : 0
  })
  const calm = CELLS.map(() => 0)
  const pair = { cheapBorough: 'manhattan', dearBorough: 'queens' }
  expect(streetTalk(bias, calm)).toEqual([
    { symbol: 'TAPES', ...pair },
    { symbol: 'ICE', ...pair },
  ])
  const jumped = calm.with(cellIndex('manhattan', 'TAPES'), Math.log(3.99))
  expect(streetTalk(bias, jumped)).toEqual([{ symbol: 'ICE', ...pair }])
})

test('reports base prices as an index of 1, flat, without volatility', () => {
  const still = CELLS.map(({ baseCents }) => baseCents)
  const figures = tickerFigures(3, [still, still, still])
  expect(figures.marketIndex).toBeCloseTo(1, 12)
  expect(figures).toMatchObject({ marketTrend: 'flat', volatility: 0, tick: 3 })
  expect(figures.commodities.ICE).toEqual({ priceCents: 820_000, change24h: 0 })
})

test('reports a rise over the last 72 ticks only', () => {
  const bias = CELLS.map(() => 0)
  const levelAt = (tick: number) => ({ levels: CELLS.map(() => tick / 1_000) })
  const openings = Array.from({ length: 200 }, (_, tick) => pricesOf(levelAt(tick), bias))
  const figures = tickerFigures(199, openings)
  expect(figures.marketTrend).toBe('up')
  expect(figures.commodities.BONDS.change24h).toBeCloseTo(Math.exp(0.072) - 1, 5)
  expect(figures.volatility).toBeCloseTo(0, 4)
  expect(tickerFigures(199, [...openings].reverse()).marketTrend).toBe('down')
})

test('returns figures for a single tick', () => {
  const chanceAt = chanceFor('first tick')
  const figures = tickerFigures(0, [pricesOf(openMarket(chanceAt), seasonBias(chanceAt))])
  expect(figures.commodities.SMOKES.change24h).toBe(0)
  expect(figures.volatility).toBe(0)
})
