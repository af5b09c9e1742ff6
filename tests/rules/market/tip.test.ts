import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { chanceOf } from '#src/lib/chance.ts'
import type { ChanceAt } from '#src/rules/market/bias.ts'
import { BOROUGHS, CELLS, GOODS } from '#src/rules/market/goods.ts'
import { tipFor } from '#src/rules/market/tip.ts'
import { type Headline, openMarket, walkMarket } from '#src/rules/market/walk-market.ts'

/** A market in which every price of ICE is above its usual one. */
const still = {
  ...{ tick: 100, common: GOODS.map(() => 0), local: [], news: [] },
  levels: CELLS.map(({ symbol }) => (symbol === 'ICE' ? 0.2 : 0)),
}
/** The prices of all boroughs that move with the city alone. */
const levelsOf = (common: readonly number[]): number[] => BOROUGHS.flatMap(() => [...common])
const ran = (tick: number, borough: Headline['borough']): Headline => ({
  ...{ tick, borough, symbol: 'ICE', jump: 0.4 },
})

test('names the latest headline of another borough of the last 24 ticks', () => {
  const news = [ran(90, 'bronx'), ran(95, 'queens'), ran(99, 'brooklyn')]
  expect(tipFor('manhattan', still, news)).toEqual({ kind: 'headline', headline: news[2] })
  expect(tipFor('brooklyn', still, news)).toEqual({ kind: 'headline', headline: news[1] })
  expect(tipFor('brooklyn', still, [ran(76, 'queens'), ran(99, 'brooklyn')])).toBeNull()
})

test('names the good that is furthest from its usual price when no headline has run', () => {
  const common = [0.05, -0.31, 0.2, 0, 0, 0, 0, 0]
  expect(tipFor('queens', { ...still, common, levels: levelsOf(common) }, [])).toEqual({
    ...{ kind: 'trend', symbol: 'TAPES', by: -0.31 },
  })
  const near = common.map((x) => x / 4)
  expect(tipFor('queens', { ...still, common: near, levels: levelsOf(near) }, [])).toBeNull()
})

test('tells another tip when a quote of this tick contradicts the first one', () => {
  const common = [0, -0.31, 0.25, 0, 0, 0, 0, 0]
  const dearTapes = CELLS.findIndex((it) => it.borough === 'manhattan' && it.symbol === 'TAPES')
  const levels = levelsOf(common).with(dearTapes, Math.log(3.99))
  expect(tipFor('queens', { ...still, common, levels }, [])).toEqual({
    ...{ kind: 'trend', symbol: 'BOOZE', by: 0.25 },
  })
  const fallen = CELLS.map(() => -0.1)
  expect(tipFor('queens', { ...still, levels: fallen }, [ran(99, 'brooklyn')])).toBeNull()
})

test('tells nothing that the seed decides later', () => {
  const anywhere = fc.constantFrom(...BOROUGHS.map(({ name }) => name))
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.nat(100), anywhere, (seed, ticks, borough) => {
      const chanceAt: ChanceAt = (scope) => chanceOf(`${seed}|${scope}`)
      const { states, headlines } = walkMarket(chanceAt, openMarket(chanceAt), ticks + 72)
      const now = states[ticks] ?? openMarket(chanceAt)
      const known = headlines.filter(({ tick }) => tick <= now.tick)
      expect(tipFor(borough, now, headlines)).toEqual(tipFor(borough, now, known))
    }),
    { numRuns: 25 },
  )
})
