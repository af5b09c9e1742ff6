import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { chanceOf } from '#src/lib/chance.ts'
import { type ChanceAt, seasonBias, streetTalk } from '#src/rules/market/bias.ts'
import { BOROUGHS, CELLS, GOODS } from '#src/rules/market/goods.ts'
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
      2428,
      10575,
      26494,
      56560,
      116054,
      325900,
      571952,
      1920638,
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

test('keeps a month within bounds, with the expected jumps and deviation', () => {
  const chanceAt = chanceFor('a month')
  const { states, headlines } = walkMarket(chanceAt, openMarket(chanceAt), 2_232)
  const levels = states.flatMap((state) => state.levels)
  expect(levels.length).toBe(2_232 * CELLS.length)
  expect(levels.every((level) => Math.abs(level) < 4)).toBe(true)
  expect(headlines.length / levels.length).toBeCloseTo(0.012, 3)
  expect(headlines.filter(({ early }) => early).length / headlines.length).toBeCloseTo(0.5, 1)
  expect(headlines.every(({ jump }) => Math.abs(jump) >= 0.6 && Math.abs(jump) <= 1.1)).toBe(true)
  const deviation = Math.sqrt(levels.reduce((sum, level) => sum + level ** 2, 0) / levels.length)
  // Noise and reversion alone have a deviation of 0.232. Jumps add 0.2 (x is multiplied by 0.63 to 1.6).
  expect(deviation).toBeGreaterThan(0.25)
  expect(deviation).toBeLessThan(0.36)
})

test('makes two goods of each borough cheap and two dear for the season', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const bias = seasonBias(chanceFor(seed))
      for (const [index] of BOROUGHS.entries()) {
        const own = bias.slice(index * GOODS.length, (index + 1) * GOODS.length)
        expect(own.filter((factor) => factor === 0.85).length).toBe(2)
        expect(own.filter((factor) => factor === 1.15).length).toBe(2)
      }
      for (const talk of streetTalk(bias)) expect(talk.cheapBorough).not.toBe(talk.dearBorough)
    }),
  )
})

test('reports base prices as an index of 1, flat, without volatility', () => {
  const still = CELLS.map(({ baseCents }) => baseCents)
  const figures = tickerFigures(3, [still, still, still])
  expect(figures.marketIndex).toBeCloseTo(1, 12)
  expect(figures).toMatchObject({ marketTrend: 'flat', volatility: 0, tick: 3 })
  expect(figures.commodities.ICE).toEqual({ priceCents: 820_000, change24h: 0 })
})

test('reports a rise over the last 72 ticks only', () => {
  const bias = CELLS.map(() => 1)
  const levelAt = (tick: number) => ({ tick, levels: CELLS.map(() => tick / 1_000) })
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
