import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { readAmounts } from '#src/rules/sharks/amounts/amounts.ts'
import { NOON } from './a-situation.ts'

const read = (text: string) => readAmounts(text, NOON)

test.each([
  ['3k', 3_000],
  ['3 K', 3_000],
  ['2.5k', 2_500],
  ['$2,500', 2_500],
  ['$2,500.50', 2_500.5],
  ['$ 40', 40],
  ['$5k', 5_000],
  ['five grand', 5_000],
  ['a grand', 1_000],
  ['half a grand', 500],
  ['a couple of grand', 2_000],
  ['a few grand', 3_000],
  ['ten G', 10_000],
  ['5 large', 5_000],
  ['a hundred bucks', 100],
  ['two hundred and fifty dollars', 250],
  ['twenty-five hundred', 2_500],
  ['3 hundred', 300],
  ['five thousand', 5_000],
  ['one hundred twenty thousand dollars', 120_000],
  ['1.5 mil', 1_500_000],
  ['a c-note', 100],
  ['fifty bones', 50],
  ['make it 800', 800],
  ['lend me 1000, please', 1_000],
])('parameters: money in %j is $%d', (text, dollars) => {
  expect(read(text).cents[0]).toBe(dollars * 100)
})

test.each([
  ['10%', 0.1],
  ['8 percent', 0.08],
  ['eight points', 0.08],
  ['7.5 per cent a day', 0.075],
  ['6 pct daily', 0.06],
  ['0%', 0],
])('parameters: the rate in %j is %d', (text, rate) => {
  const { rates, days, cents } = read(text)
  expect(rates[0]).toBeCloseTo(rate, 12)
  expect([...days, ...cents]).toEqual([])
})

test.each([
  ['3 days', 3],
  ['two weeks', 14],
  ['a week', 7],
  ['one more day', 1],
  ['a couple of days', 2],
  ['a few more days', 3],
  ['48 hours', 2],
  ['tomorrow', 2],
  ['by friday', 3],
  ['till Monday', 6],
  ['next wednesday', 8],
  ['next week', 7],
  ['by the end of the week', 4],
  ['a fortnight', 14],
  ['a month', 30],
])('parameters: the days in %j, said on a Wednesday, are %i', (text, days) => {
  expect(read(text).days[0]).toBe(days)
  expect(read(text).cents).toEqual([])
})

test('default: all three in one line, in the order spoken', () => {
  expect(read('Lend me $2,500 or 3k at 8% for five days')).toMatchInlineSnapshot(`
    {
      "addsDays": false,
      "cents": [
        250000,
        300000,
      ],
      "days": [
        5,
      ],
      "plain": "lend me #moneyor #money at #percent for #days",
      "rates": [
        0.08,
      ],
    }
  `)
})

test.each(['', 'no figures here', 'I am 12', 'seven brides', 'second to none', 'the sun is out'])(
  'behavior: %j says no money',
  (text) => {
    expect(read(text).cents).toEqual([])
  },
)

test('behavior: a formatted sum reads back as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (dollars) => {
      expect(read(`$${dollars.toLocaleString('en-US')}`).cents).toEqual([dollars * 100])
    }),
  )
})

test('behavior: whatever is typed, figures are finite, not negative, and bounded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const { cents, rates, days } = read(text)
      for (const figure of [...cents, ...rates, ...days]) {
        expect(Number.isFinite(figure)).toBe(true)
        expect(figure).toBeGreaterThanOrEqual(0)
      }
      expect(Math.max(0, ...cents)).toBeLessThanOrEqual(1e14)
    }),
  )
})

test('behavior: a sum beyond all measure is held', () => {
  expect(read('$99999999999999999999999').cents).toEqual([1e14])
  expect(read(`$${'9'.repeat(400)}`).cents).toEqual([1e14])
})
