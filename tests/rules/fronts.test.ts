import { expect, test } from 'vitest'
import { FRONT_NAMES } from '#src/lib/names.ts'
import { questionOn } from '#src/rules/fronts/draw-question.ts'
import { frontIncome, frontPrice, frontResale, isLargePart } from '#src/rules/fronts/front.ts'
import { questionsOf } from '#src/rules/fronts/questions.ts'
import { cashAccount } from '#src/rules/ledger.ts'
import { player } from '#src/rules/player/player.ts'
import { worthOf } from '#src/rules/player/worth.ts'
import { aSheet, aWorld, chanceFor, execute, PLAYER, TRADER } from '#tests/support/sheets.ts'

const CASH = cashAccount(PLAYER)
const rich = aSheet({ balances: { [CASH]: 10_000_000 } })
const world = aWorld(10)
const buy = (front: (typeof FRONT_NAMES)[number]) =>
  ({ kind: 'buy_front', id: front, front }) as const
const answer = { kind: 'tend_front', front: 'newsstand', answer: 'b' } as const
const sell = { kind: 'sell_front', id: 'sale', front: 'newsstand' } as const
const owner = execute(rich, buy('newsstand'), world).after

test('fronts cost from $6,000 to $250,000', () => {
  expect(FRONT_NAMES.map(frontPrice)).toEqual([
    600_000, 1_500_000, 4_000_000, 10_000_000, 25_000_000,
  ])
})

test('a tended day pays 1.1 % of the price, and an idle one costs 0.1 %', () => {
  expect(frontIncome('newsstand', true)).toBe(6_600)
  expect(frontIncome('newsstand', false)).toBe(-600)
  expect(frontIncome('restaurant', true)).toBe(275_000)
})

test('a purchase above 60 % of the cash is a large one', () => {
  expect(isLargePart(600_000, 1_000_000)).toBe(false)
  expect(isLargePart(600_000, 999_999)).toBe(true)
})

test('a purchase takes the price and keeps 80 % of it as net worth', () => {
  const bids = world.bids
  expect(owner.balances[CASH]).toBe(9_400_000)
  expect(owner.fronts).toMatchObject([{ front: 'newsstand', tendedDay: null, earnedCents: 0 }])
  expect(worthOf(rich, bids) - worthOf(owner, bids)).toBe(120_000)
})

test('refuses a front before its turn, and says which one is next', () => {
  expect(player.decide(rich, buy('garage'), world)).toEqual({
    refused: 'not_for_sale',
    sentence: 'The next place for sale is the newsstand.',
  })
  expect(player.decide(owner, buy('newsstand'), world)).toMatchObject({ refused: 'not_for_sale' })
})

test('refuses a purchase beyond the cash', () => {
  const poor = aSheet({ balances: { [CASH]: 599_999 } })
  expect(player.decide(poor, buy('newsstand'), world)).toEqual({
    refused: 'short_of_cash',
    sentence: 'The newsstand costs $6,000; you have $5,999.99.',
  })
})

test('an answer tends a front without a move, once a day', () => {
  const { after, events } = execute(owner, answer, world)
  expect(events).toMatchObject([{ kind: 'front_tended', day: '2026-09-01', answer: 'b' }])
  expect(after.activity.moves).toBe(owner.activity.moves)
  expect(player.decide(after, answer, world)).toMatchObject({ refused: 'not_done' })
  const nextDay = execute(after, answer, aWorld(73)).events
  expect(nextDay.at(-1)).toMatchObject({ kind: 'front_tended', day: '2026-09-02' })
})

test('only an owned front can be tended or sold', () => {
  expect(player.decide(rich, answer, world)).toMatchObject({ refused: 'not_found' })
  expect(player.decide(rich, sell, world)).toMatchObject({ refused: 'not_found' })
})

test('a sale brings 80 % of the price, and the front is for sale again', () => {
  const { after } = execute(owner, sell, world)
  expect(after.balances[CASH]).toBe(9_880_000)
  expect(after.fronts).toEqual([])
  expect(execute(after, { ...buy('newsstand'), id: 'again' }, world).after.fronts).toHaveLength(1)
  expect(frontResale('newsstand')).toBe(480_000)
})

test('all questions are different ones, each with two answers', () => {
  const all = FRONT_NAMES.flatMap(questionsOf)
  const ids = new Set(all.map(({ id }) => id))
  expect(ids.size).toBeGreaterThanOrEqual(20)
  expect(new Set(all.map(({ text }) => text)).size).toBe(ids.size)
  for (const { a, b } of all) expect(a.text).not.toBe(b.text)
})

test('the seed draws the question of a front on a day', () => {
  const chance = chanceFor('1985')
  const asked = { trader: TRADER, day: '2026-09-01', front: 'newsstand' } as const
  expect(questionOn(chance, asked)).toEqual(questionOn(chanceFor('1985'), asked))
  const drawn = Array.from({ length: 28 }, (_, index) =>
    questionOn(chance, { ...asked, day: `2026-09-${String(index + 1).padStart(2, '0')}` }),
  )
  expect(new Set(drawn.map(({ id }) => id)).size).toBeGreaterThan(6)
})
