import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { RULES } from '#src/rules/config.ts'
import { debtOf, newBot } from '#src/rules/simulation/bot.ts'
import { City, SeasonMarket } from '#src/rules/simulation/city.ts'
import { borrow, catchUpLoans, payBack } from '#src/rules/simulation/loans.ts'
import { goTo, movesLeft, workJob } from '#src/rules/simulation/moves.ts'
import { playMonth } from '#src/rules/simulation/play-month.ts'
import { AGENTS, PLAYERS } from '#src/rules/simulation/policies/policies.ts'
import { trade } from '#src/rules/simulation/trade.ts'
import { BOROUGHS, GOODS } from '#src/rules/market/goods.ts'
import { SHARKS } from '../sharks/a-situation.ts'

const POLICIES = [...Object.values(PLAYERS), ...Object.values(AGENTS)]

test.each(POLICIES)('$name plays thirty days', (policy) => {
  const days = [...playMonth('month', policy)]
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  const last = days[days.length - 1]
  expect(last?.reward).toBeCloseTo((last?.netWorthCents ?? 0) / RULES.start.cashCents - 1)
  expect(last?.bot.movesMade).toBeGreaterThan(20)
  // Five a day, five at the start, and two for a streak.
  expect(last?.bot.movesMade).toBeLessThanOrEqual(5 * 30 + 5 + 2)
})

/** The possible actions, by number. */
const actions = fc.array(
  fc.record({
    kind: fc.integer({ min: 0, max: 6 }),
    borough: fc.constantFrom(...BOROUGHS.map(({ name }) => name)),
    symbol: fc.constantFrom(...GOODS.map(({ symbol }) => symbol)),
    shark: fc.constantFrom(...SHARKS),
    quantity: fc.integer({ min: 1, max: 900 }),
    ticks: fc.nat(200),
  }),
  { maxLength: 60 },
)

test('keeps cash, stash, debts and moves within their limits under random actions', () => {
  fc.assert(
    fc.property(
      actions,
      fc.nat(4),
      fc.constantFrom('pay', 'run', 'fight', 'talk'),
      (all, seed, stop) => {
        const city = new City(new SeasonMarket(`deeds ${seed}`))
        const bot = newBot('fiend', stop, city.now)
        for (const { kind, borough, symbol, shark, quantity, ticks } of all) {
          city.tick += ticks
          catchUpLoans(city, bot)
          const [loan] = bot.loans
          const before = { moves: movesLeft(city, bot), made: bot.movesMade }
          if (kind === 0) trade(city, bot, { side: 'buy', symbol, quantity })
          if (kind === 1) trade(city, bot, { side: 'sell', symbol, quantity })
          if (kind === 2) goTo(city, bot, borough)
          if (kind === 3) workJob(city, bot)
          if (kind === 4) borrow(city, bot, shark, quantity * 1_000)
          if (kind === 5 && loan) payBack(city, bot, loan, 0)
          expect(bot.cashCents).toBeGreaterThanOrEqual(0)
          expect(bot.holdings.every(({ quantity: held }) => held > 0)).toBe(true)
          expect(debtOf(bot)).toBeLessThanOrEqual(RULES.loans.capTimes * bot.borrowedCents)
          const spent = bot.movesMade - before.made
          expect(spent).toBeLessThanOrEqual(1)
          // The first move of a day can add one for the streak.
          expect(movesLeft(city, bot)).toBeLessThanOrEqual(before.moves - spent + 1)
          expect(movesLeft(city, bot)).toBeGreaterThanOrEqual(0)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('repays a loan in full with enough cash, and adds reputation in time', () => {
  const city = new City(new SeasonMarket('loans'))
  const bot = newBot('debtor', 'pay', city.now)
  expect(borrow(city, bot, 'vinnie', 100_000)).toBe(true)
  expect(borrow(city, bot, 'vinnie', 100_000)).toBe(false)
  city.tick += 3 * 72 - 1
  catchUpLoans(city, bot)
  const [loan] = bot.loans
  if (!loan) return expect.fail('nothing was lent')
  bot.cashCents = 133_099
  expect(payBack(city, bot, loan, 0)).toBe(false)
  bot.cashCents = 133_100
  expect(payBack(city, bot, loan, 1)).toBe(false)
  expect(payBack(city, bot, loan, 0)).toBe(true)
  expect(bot).toMatchObject({
    cashCents: 0,
    loans: [],
    reputation: expect.closeTo(0.56, 3),
    xp: 40,
  })
})
