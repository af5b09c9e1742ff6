import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { type Loan, owedOf } from '#src/rules/loans.ts'
import { sharesOfSale } from '#src/rules/trade/sale-shares.ts'
import { aLoan } from '../sharks/a-situation.ts'

/** On its second late day. */
const LATE = aLoan({ daysAgo: 5, principalCents: 100_000 })
const OWNED = aLoan({ daysAgo: 30, principalCents: 100_000 })
const SHARED = aLoan({ id: 'loan-2', shark: 'carmela', security: { kind: 'profit' } })
const SALE = { proceedsCents: 100_000, profitCents: -5 }

test('a seller who is not late enough keeps the whole sale', () => {
  const first = aLoan({ daysAgo: 4 })
  expect(first.lateDaySeen).toBe(1)
  expect(sharesOfSale({ proceedsCents: 50_000, profitCents: 9_000 }, [aLoan(), first])).toEqual([])
})

test('a quarter of a late seller’s sale is skimmed, of which three quarters count', () => {
  expect(sharesOfSale(SALE, [LATE])).toEqual([
    { loanId: 'loan-1', kind: 'skim', amountCents: 25_000, creditedCents: 18_750 },
  ])
})

test('two fifths of an owned seller’s sale are skimmed, at most what pays the loan off', () => {
  expect(sharesOfSale(SALE, [OWNED])).toMatchObject([
    { amountCents: 40_000, creditedCents: 30_000 },
  ])
  const nearlyClear = { ...OWNED, repaidCents: OWNED.repaidCents + owedOf(OWNED) - 1_000 }
  expect(sharesOfSale(SALE, [nearlyClear])).toMatchObject([
    { amountCents: 1_334, creditedCents: 1_000 },
  ])
})

test('every late loan skims, as long as something is left', () => {
  const loans = ['a', 'b', 'c'].map((id) => ({ ...OWNED, id }))
  expect(sharesOfSale(SALE, loans).map(({ amountCents }) => amountCents)).toEqual([
    ...[40_000, 40_000, 20_000],
  ])
})

test('Carmela takes a fifth of a profit, and nothing of a loss', () => {
  const asked = (profitCents: number) =>
    sharesOfSale({ proceedsCents: 100_000, profitCents }, [SHARED])
  expect(asked(30_000)).toEqual([
    { loanId: 'loan-2', kind: 'profit', amountCents: 6_000, creditedCents: 0 },
  ])
  expect(asked(-30_000)).toEqual([])
})

test('the shares never exceed the proceeds, and a skim never pays more than is owed', () => {
  const loans = fc.array(
    fc.record({
      daysAgo: fc.nat(60),
      principalCents: fc.integer({ min: 1, max: 5_000_000 }),
      isShared: fc.boolean(),
    }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(
      loans,
      fc.nat(100_000_000),
      fc.integer({ min: -100_000_000, max: 100_000_000 }),
      (drawn, proceedsCents, profitCents) => {
        const owing: Loan[] = drawn.map(({ isShared, ...loan }, index) =>
          aLoan({ ...loan, id: `loan-${index}`, security: isShared ? { kind: 'profit' } : null }),
        )
        const shares = sharesOfSale({ proceedsCents, profitCents }, owing)
        const total = shares.reduce((sum, { amountCents }) => sum + amountCents, 0)
        expect(total).toBeLessThanOrEqual(proceedsCents)
        for (const { creditedCents, amountCents, loanId } of shares) {
          const loan = owing.find(({ id }) => id === loanId)
          expect(creditedCents).toBeLessThanOrEqual(amountCents)
          expect(creditedCents).toBeLessThanOrEqual(loan ? owedOf(loan) : 0)
        }
      },
    ),
  )
})
