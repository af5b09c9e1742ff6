import { expect, test } from 'vitest'
import { RULES } from '#src/rules/config.ts'
import {
  daysLeft,
  dueAfter,
  interestAt,
  interestPart,
  lateDayAt,
  nextInterestDay,
  owedBefore,
  owedOf,
  totalOf,
} from '#src/rules/loans.ts'
import { fc } from '#tests/support/property.ts'
import { aLoan, bookedBy, NOON } from './sharks/a-situation.ts'

const DAY_MS = 86_400_000
const after = (days: number) => new Date(NOON.getTime() + days * DAY_MS)
const principals = fc.integer({ min: 1, max: 10_000_000 })
const rates = fc.integer({ min: 0, max: 40 }).map((halves) => halves / 200)

test('$1,000 at 10 % a day for 3 days comes to $1,331: interest is on what is owed', () => {
  expect(totalOf({ principalCents: 100_000, dailyRate: 0.1, days: 3 })).toBe(133_100)
})

test('the first day is charged at the signing, and one every 24 hours from it', () => {
  const loan = aLoan()
  expect(owedOf(loan)).toBe(110_000)
  expect(owedOf(bookedBy(loan, new Date(after(1).getTime() - 1)))).toBe(110_000)
  expect(owedOf(bookedBy(loan, after(1)))).toBe(121_000)
})

test('a payment counts when it is made: the next day is charged on what is left', () => {
  const paid = { ...aLoan(), repaidCents: 60_000 }
  expect(owedOf(bookedBy(paid, after(1)))).toBe(55_000)
})

test('the quoted sum is owed until the due instant, to the minute', () => {
  const loan = aLoan()
  expect(loan.dueAt).toEqual(after(3))
  expect(owedBefore(loan, loan.dueAt)).toBe(
    totalOf({ principalCents: 100_000, dailyRate: 0.1, days: 3 }),
  )
  expect([0, 2, 3].map((days) => daysLeft(loan, after(days)))).toEqual([3, 1, 0])
})

test('a loan is late 12 hours after it is due, then every 24 hours', () => {
  const loan = aLoan()
  expect(lateDayAt(loan, 1)).toEqual(after(3.5))
  expect(lateDayAt(loan, 3)).toEqual(after(5.5))
  expect(bookedBy(loan, new Date(after(3.5).getTime() - 1)).status).toBe('open')
  expect(bookedBy(loan, after(3.5))).toMatchObject({ status: 'late', lateDaySeen: 1 })
  expect(bookedBy(loan, after(7.5))).toMatchObject({ status: 'owned', lateDaySeen: 5 })
})

test('what is owed stops at twice the principal, and of an owned debtor it does not grow', () => {
  const loan = bookedBy(aLoan({ dailyRate: 0.15 }), after(400))
  expect(owedOf(loan)).toBe(200_000)
  const owned = bookedBy(aLoan(), after(8))
  expect(owedOf(bookedBy(owned, after(400)))).toBe(owedOf(owned))
})

test('a late loan without interest costs 5 % a day', () => {
  const loan = aLoan({ shark: 'bigboss' })
  const late = bookedBy(loan, lateDayAt(loan, 1))
  expect(owedOf(late)).toBe(100_000)
  const next = nextInterestDay(late) ?? expect.fail()
  expect(next).toEqual({ number: 12, at: after(11) })
  expect(interestAt(late, next.at)).toBe(5_000)
})

test('what is owed is whole cents between principal and cap, and never falls with days', () => {
  fc.assert(
    fc.property(principals, rates, fc.nat(60), (principalCents, dailyRate, days) => {
      const sums = [0, 1].map((more) =>
        owedOf(bookedBy(aLoan({ principalCents, dailyRate }), after(days + more))),
      )
      const [sum = 0, next = 0] = sums
      expect(Number.isInteger(sum)).toBe(true)
      expect(sum).toBeGreaterThanOrEqual(principalCents)
      expect(next).toBeGreaterThanOrEqual(sum)
      expect(next).toBeLessThanOrEqual(RULES.loans.capTimes * principalCents)
    }),
  )
})

test('half a cent of interest is rounded to even', () => {
  const owedOn = (principalCents: number) => owedOf(aLoan({ principalCents, dailyRate: 0.05 }))
  expect([50, 150, 250].map(owedOn)).toEqual([52, 158, 262])
})

test('payments repay the principal first, and their parts add up', () => {
  fc.assert(
    fc.property(
      principals,
      fc.array(fc.nat(5_000_000), { maxLength: 8 }),
      (principalCents, payments) => {
        let repaidCents = 0
        let parts = 0
        for (const payment of payments) {
          parts += interestPart({ ...aLoan({ principalCents }), repaidCents }, payment)
          repaidCents += payment
        }
        expect(parts).toBe(Math.max(0, repaidCents - principalCents))
      },
    ),
  )
})

test('a loan is due whole days after its signing', () => {
  expect(dueAfter(NOON, 7)).toEqual(after(7))
})
