import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import {
  checkBalanced,
  type Entry,
  loanInterest,
  loanPaidOut,
  openingGrant,
  potPartOfRepayment,
  repaymentEntry,
} from '#src/rules/ledger.ts'
import { playerClosed } from '#src/rules/life-entries.ts'
import type { Loan } from '#src/rules/loans.ts'
import { aLoan } from './sharks/a-situation.ts'

const PLAYER = 'p1'

function repayment(loan: Loan, cause: string, amountCents: number): Entry {
  const potCents = potPartOfRepayment(loan, amountCents)
  return repaymentEntry({
    playerId: PLAYER,
    shark: loan.shark,
    cause,
    amountCents,
    potCents,
    keptCents: 0,
  })
}

test('books the opening grant from the game to the player', () => {
  expect(openingGrant(PLAYER)).toMatchInlineSnapshot(`
    {
      "cause": "p1",
      "kind": "opening_grant",
      "postings": [
        {
          "account": "house",
          "amountCents": -200000,
        },
        {
          "account": "player:p1:cash",
          "amountCents": 200000,
        },
      ],
    }
  `)
})

test('pays half of the interest to the pot, rounded down', () => {
  const loan = aLoan({ repaidCents: 100_000 })
  const entry = repayment(loan, 'offer-1', 30_001)
  expect(entry.postings).toMatchInlineSnapshot(`
    [
      {
        "account": "player:p1:cash",
        "amountCents": -30001,
      },
      {
        "account": "player:p1:debt:vinnie",
        "amountCents": 30001,
      },
      {
        "account": "house",
        "amountCents": -15000,
      },
      {
        "account": "pot",
        "amountCents": 15000,
      },
    ]
  `)
})

test('balances every entry of a loan, its interest and its payments', () => {
  const sums = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(sums, fc.array(sums), fc.array(sums), (principalCents, accruals, payments) => {
      const entries: Entry[] = [openingGrant(PLAYER)]
      let loan = aLoan({ principalCents })
      entries.push(loanPaidOut({ playerId: PLAYER, loan }))
      for (const [day, amountCents] of accruals.entries()) {
        entries.push(loanInterest({ playerId: PLAYER, loan }, { day: String(day), amountCents }))
      }
      for (const [index, amountCents] of payments.entries()) {
        entries.push(repayment(loan, String(index), amountCents))
        loan = { ...loan, repaidCents: loan.repaidCents + amountCents }
      }
      for (const { postings } of entries) {
        expect(postings.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
      }
    }),
  )
})

test('throws unbalanced_entry for a sum other than zero or a repeated account', () => {
  const entry = { kind: 'opening_grant', cause: PLAYER } as const
  expect(() =>
    checkBalanced({ ...entry, postings: [{ account: 'house', amountCents: 1 }] }),
  ).toThrowErrorMatchingInlineSnapshot(`[RulesError: The entry 'opening_grant' does not balance.]`)
  expect(() =>
    checkBalanced({
      ...entry,
      postings: [
        { account: 'house', amountCents: 1 },
        { account: 'house', amountCents: -1 },
      ],
    }),
  ).toThrowError(/does not balance/)
})

test('throws bad_amount for a payment that is not whole cents', () => {
  const loan = aLoan()
  expect(() => repayment(loan, 'offer-1', -5)).toThrowError(/whole cents/)
})

test('empties every account of a dropped player', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(cents, cents, cents, (cashCents, vinnie, tommy) => {
      const { postings } = playerClosed(PLAYER, { cashCents, debtCents: { vinnie, tommy } })
      const of = (account: string) =>
        postings.find((posting) => posting.account === account)?.amountCents ?? 0
      expect(of('player:p1:cash')).toBe(cashCents === 0 ? 0 : -cashCents)
      expect(of('player:p1:debt:vinnie')).toBe(vinnie)
      expect(of('player:p1:debt:tommy')).toBe(tommy)
      expect(of('house')).toBe(cashCents - vinnie - tommy)
    }),
  )
})
