import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import {
  daysLate,
  daysLeft,
  dueAfter,
  dueAfterMercy,
  interestPart,
  type Loan,
  ladderLimit,
  owed,
  owedAt,
  statusOf,
} from '#src/rules/loans.ts'
import { aLoan, NOON } from './sharks/a-situation.ts'

const after = (days: number) => new Date(NOON.getTime() + days * 86_400_000)
const principals = fc.integer({ min: 1, max: 10_000_000 })
const rates = fc.integer({ min: 0, max: 40 }).map((halves) => halves / 200)

test('$1,000 at 10 % a day for 3 days comes to $1,300', () => {
  expect(owed(100_000, 0.1, 3)).toBe(130_000)
})

test('a day counts from its start, the first one included', () => {
  const loan = aLoan()
  expect(owedAt(loan, NOON)).toBe(110_000)
  expect(owedAt(loan, new Date('1985-06-19T23:59:59.999Z'))).toBe(110_000)
  expect(owedAt(loan, new Date('1985-06-20T00:00:00.000Z'))).toBe(120_000)
})

test('the quoted sum is owed on the last day, and the loan is late on the next', () => {
  const loan = aLoan()
  expect(loan.dueAt).toEqual(dueAfter(NOON, 3))
  const lastMoment = new Date('1985-06-21T23:59:59.999Z')
  expect(owedAt(loan, lastMoment)).toBe(owed(100_000, 0.1, 3))
  expect([
    statusOf(loan, lastMoment),
    daysLate(loan, lastMoment),
    daysLeft(loan, lastMoment),
  ]).toEqual(['open', 0, 0])
  const next = new Date('1985-06-22T00:00:00.000Z')
  expect([statusOf(loan, next), daysLate(loan, next)]).toEqual(['late', 1])
})

test('owed stops at three times the principal, and the debtor is owned', () => {
  const loan = aLoan()
  expect(owedAt(loan, after(19))).toBe(300_000)
  expect(owedAt(loan, after(400))).toBe(300_000)
  expect([statusOf(loan, after(18)), statusOf(loan, after(19))]).toEqual(['late', 'owned'])
})

test('owed is between principal and cap, never falls with days, and is in whole cents', () => {
  fc.assert(
    fc.property(principals, rates, fc.nat(100), (principal, rate, days) => {
      const sum = owed(principal, rate, days)
      expect(Number.isInteger(sum)).toBe(true)
      expect(sum).toBeGreaterThanOrEqual(principal)
      expect(sum).toBeLessThanOrEqual(3 * principal)
      expect(owed(principal, rate, days + 1)).toBeGreaterThanOrEqual(sum)
    }),
  )
})

test('half a cent of interest is rounded to even', () => {
  expect(owed(50, 0.05, 1)).toBe(52)
  expect(owed(150, 0.05, 1)).toBe(158)
  expect(owed(250, 0.05, 1)).toBe(262)
})

test('a loan is paid when nothing is owed', () => {
  const loan: Loan = aLoan({ repaidCents: 110_000 })
  expect(owedAt(loan, NOON)).toBe(0)
  expect(statusOf(loan, NOON)).toBe('paid')
})

test('payments repay the principal first, and their parts add up', () => {
  fc.assert(
    fc.property(
      principals,
      fc.array(fc.nat(5_000_000), { maxLength: 8 }),
      (principal, payments) => {
        let repaid = 0
        let parts = 0
        for (const payment of payments) {
          parts += interestPart(aLoan({ principalCents: principal, repaidCents: repaid }), payment)
          repaid += payment
        }
        expect(parts).toBe(Math.max(0, repaid - principal))
      },
    ),
  )
})

test('mercy counts from the due date, or from today when that has passed', () => {
  const { dueAt } = aLoan()
  expect(dueAfterMercy(dueAt, 1, NOON).toISOString()).toBe('1985-06-23T00:00:00.000Z')
  expect(dueAfterMercy(dueAt, 1, after(10)).toISOString()).toBe('1985-07-01T00:00:00.000Z')
})

test('the loan limit rises with lifetime income', () => {
  expect(ladderLimit(0)).toBe(100_000)
  expect(ladderLimit(999_999)).toBe(100_000)
  expect(ladderLimit(1_000_000)).toBe(250_000)
  expect(ladderLimit(2_500_000)).toBeGreaterThan(5_000_000)
})
