import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { type Loan, owedAt } from '#src/rules/loans.ts'
import { sharesOfSale } from '#src/rules/trade/sale-shares.ts'
import { aLoan, NOON } from '../sharks/a-situation.ts'

const OWNED = aLoan({ daysAgo: 30, principalCents: 100_000 })
const SHARED = aLoan({ id: 'loan-2', shark: 'carmela', security: { kind: 'profit' } })

test('a seller who is not owned keeps the whole sale', () => {
  expect(sharesOfSale({ proceedsCents: 50_000, profitCents: 9_000 }, [aLoan()], NOON)).toEqual([])
})

test('a quarter of an owned seller’s sale pays the debt, up to what is owed', () => {
  const sale = { proceedsCents: 100_000, profitCents: -5 }
  expect(sharesOfSale(sale, [OWNED], NOON)).toEqual([
    { loanId: 'loan-1', kind: 'skim', amountCents: 25_000 },
  ])
  const nearlyClear = { ...OWNED, repaidCents: 299_000 }
  expect(sharesOfSale(sale, [nearlyClear], NOON)).toEqual([
    { loanId: 'loan-1', kind: 'skim', amountCents: 1_000 },
  ])
})

test('Carmela takes a fifth of a profit, and nothing of a loss', () => {
  const asked = (profitCents: number) =>
    sharesOfSale({ proceedsCents: 100_000, profitCents }, [SHARED], NOON)
  expect(asked(30_000)).toEqual([{ loanId: 'loan-2', kind: 'profit', amountCents: 6_000 }])
  expect(asked(-30_000)).toEqual([])
})

test('the shares never exceed the proceeds, and a skim never exceeds what is owed', () => {
  const loans = fc.array(
    fc.record({
      daysAgo: fc.nat(60),
      principalCents: fc.integer({ min: 1, max: 5_000_000 }),
      repaidCents: fc.nat(6_000_000),
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
        const shares = sharesOfSale({ proceedsCents, profitCents }, owing, NOON)
        const total = shares.reduce((sum, { amountCents }) => sum + amountCents, 0)
        expect(total).toBeLessThanOrEqual(proceedsCents)
        for (const share of shares.filter(({ kind }) => kind === 'skim')) {
          const loan = owing.find(({ id }) => id === share.loanId)
          expect(share.amountCents).toBeLessThanOrEqual(loan ? owedAt(loan, NOON) : 0)
        }
      },
    ),
  )
})
