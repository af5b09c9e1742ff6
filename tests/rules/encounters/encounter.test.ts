import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { seedChance } from '#src/lib/chance.ts'
import {
  bribeCents,
  type Encounter,
  ENCOUNTER_CHOICES,
  encounterOdds,
  partOfGoods,
  settleEncounter,
  type Stopped,
} from '#src/rules/encounters/encounter.ts'
import { GOODS, type GoodSymbol } from '#src/rules/market/goods.ts'

const POLICE: Encounter = { kind: 'police', borough: 'manhattan', priceCents: 30_000 }
const STOPPED: Stopped = {
  cashCents: 200_000,
  goods: { SMOKES: 10, ICE: 1 },
  reputation: 0.5,
  level: 1,
}
const always = () => 0
const never = () => 0.999

const goods = fc
  .dictionary(fc.constantFrom(...GOODS.map(({ symbol }) => symbol)), fc.nat(800))
  .map((held) => held as Partial<Record<GoodSymbol, number>>)
const people = fc.record({
  cashCents: fc.nat(1_000_000_000),
  goods,
  reputation: fc.double({ min: 0, max: 1, noNaN: true }),
  level: fc.integer({ min: 1, max: 60 }),
})
const meetings = fc.record({
  kind: fc.constant('police' as const),
  borough: fc.constantFrom('manhattan' as const, 'bronx' as const),
  priceCents: fc.nat(2_000_000_000),
})

test('paying costs the price and lowers the heat', () => {
  expect(settleEncounter(POLICE, STOPPED, 'pay', never)).toEqual({
    choice: 'pay',
    success: true,
    cashCents: 30_000,
    lostGoods: {},
    heat: -2,
  })
})

test('a successful talk costs nothing; a failed one costs a quarter more than the price', () => {
  expect(settleEncounter(POLICE, STOPPED, 'talk', always)).toMatchObject({
    success: true,
    cashCents: 0,
  })
  expect(settleEncounter(POLICE, STOPPED, 'talk', never)).toMatchObject({
    success: false,
    cashCents: 37_500,
  })
})

test('a failed run costs goods; a failed fight costs goods and cash', () => {
  expect(settleEncounter(POLICE, STOPPED, 'run', never)).toMatchObject({
    success: false,
    cashCents: 0,
    lostGoods: { SMOKES: 2, ICE: 1 },
  })
  expect(settleEncounter(POLICE, STOPPED, 'fight', never)).toMatchObject({
    cashCents: 30_000,
    lostGoods: { SMOKES: 3, ICE: 1 },
  })
})

test('a player who cannot pay the police in full loses half of the cash and some goods', () => {
  const poor = { ...STOPPED, cashCents: 100 }
  expect(settleEncounter(POLICE, poor, 'pay', always)).toMatchObject({
    cashCents: 50,
    lostGoods: { SMOKES: 1, ICE: 1 },
  })
})

test('reputation raises the odds of a talk, and few police raise the odds of a run', () => {
  const known = { ...STOPPED, reputation: 1 }
  expect(encounterOdds(POLICE, known, 'talk')).toBeGreaterThan(
    encounterOdds(POLICE, STOPPED, 'talk'),
  )
  expect(encounterOdds({ ...POLICE, borough: 'bronx' }, STOPPED, 'run')).toBeGreaterThan(
    encounterOdds(POLICE, STOPPED, 'run'),
  )
})

test('no choice takes more than the player has, and every choice but paying can succeed and fail', () => {
  fc.assert(
    fc.property(
      meetings,
      people,
      fc.constantFrom(...ENCOUNTER_CHOICES),
      fc.integer(),
      (encounter, stopped, choice, seed) => {
        const chance = seedChance([seed, 1, 2, 3])
        const outcome = settleEncounter(encounter, stopped, choice, chance)
        expect(outcome.cashCents).toBeGreaterThanOrEqual(0)
        expect(outcome.cashCents).toBeLessThanOrEqual(stopped.cashCents)
        expect(Number.isInteger(outcome.cashCents)).toBe(true)
        for (const [symbol, lost] of Object.entries(outcome.lostGoods)) {
          expect(lost).toBeLessThanOrEqual(stopped.goods[symbol as GoodSymbol] ?? 0)
        }
        const odds = encounterOdds(encounter, stopped, choice)
        expect(odds).toBeGreaterThanOrEqual(0.05)
        expect(odds).toBeLessThanOrEqual(choice === 'pay' ? 1 : 0.95)
      },
    ),
  )
})

test('partOfGoods takes at least the percentage of each good, and at most what is held', () => {
  fc.assert(
    fc.property(goods, fc.integer({ min: 0, max: 100 }), (held, percent) => {
      const gone = partOfGoods(held, percent)
      for (const { symbol } of GOODS) {
        const [part, whole] = [gone[symbol] ?? 0, held[symbol] ?? 0]
        expect(Number.isInteger(part)).toBe(true)
        expect(part).toBeGreaterThanOrEqual((whole * percent) / 100)
        expect(part).toBeLessThanOrEqual(whole)
      }
    }),
  )
})

test('a bribe rises with heat, cash and goods', () => {
  expect(bribeCents({ heat: 2, cashCents: 100_000, goodsCents: 50_000 })).toBe(17_000)
  expect(bribeCents({ heat: 2.001, cashCents: 0, goodsCents: 0 })).toBe(8_004)
  expect(bribeCents({ heat: 0, cashCents: 0, goodsCents: 0 })).toBe(4_000)
  expect(bribeCents({ heat: 0.5, cashCents: -5, goodsCents: 0 })).toBe(4_000)
})
