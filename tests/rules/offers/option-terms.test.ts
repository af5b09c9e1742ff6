import { expect, test } from 'vitest'
import { extendLoan } from '#src/rules/loans/extend.ts'
import { dueAfter } from '#src/rules/loans.ts'
import { optionTerms } from '#src/rules/offers/option-terms.ts'
import type { OfferOption, OfferTerms } from '#src/rules/sharks/decision.ts'
import { settle } from '#src/rules/sharks/settle.ts'
import { aLoan, aSituation, NOON } from '../sharks/a-situation.ts'

const LOAN: OfferTerms = { kind: 'loan', principalCents: 100_000, dailyRate: 0.1, days: 3 }
const pays = (amountCents: number): OfferTerms => ({ kind: 'repay', loanId: 'loan-1', amountCents })
const MERCY: OfferTerms = { kind: 'mercy', loanId: 'loan-1', days: 2 }

/** Returns what a chip says that it signs, and what taking it does. */
function sign(terms: OfferTerms, value: OfferOption['value'], openLoan = aLoan()) {
  const situation = aSituation(terms.kind === 'loan' ? {} : { openLoan })
  return {
    said: optionTerms({ terms, value }, [openLoan], NOON),
    done: settle(situation, terms, value).settlement,
  }
}

test('a loan says the principal, the debt and the days that its signing uses', () => {
  const { said, done } = sign(LOAN, 'accept')
  expect(said).toEqual({
    ...{ kind: 'loan', principalCents: 100_000, owedCents: 133_100, days: 3, security: null },
  })
  expect(done).toMatchObject({ principalCents: 100_000, dueAt: dueAfter(NOON, 3) })
})

test('a loan says its security', () => {
  const security = { kind: 'profit' } as const
  expect(sign({ ...LOAN, security }, 'accept').said).toMatchObject({ security })
})

test('a payment says the sum that is taken, at most what is owed', () => {
  for (const cents of [50_000, 900_000]) {
    const { said, done } = sign(pays(cents), 'accept')
    const amountCents = Math.min(cents, 110_000)
    expect(said).toEqual({ kind: 'payment', amountCents, owedCents: 110_000 })
    expect(done).toMatchObject({ kind: 'repaid', amountCents })
  }
})

test('an extension says the due instant that it moves to', () => {
  const loan = aLoan()
  for (const { said, done } of [sign(pays(1), 'negotiate'), sign(MERCY, 'accept')]) {
    if (done.kind !== 'mercy_granted') return expect.fail(`${done.kind}, not mercy_granted`)
    const by = { by: 'mercy', days: done.days } as const
    const world = { now: NOON, season: '1985-06', tick: 0 } as Parameters<typeof extendLoan>[2]
    const { due_at } = extendLoan({ ...loan } as Parameters<typeof extendLoan>[0], by, world)
    expect(said).toEqual({ kind: 'extension', dueAt: new Date(due_at) })
  }
})

test('more time for a late loan says the days without collectors', () => {
  const { said, done } = sign(pays(1), 'negotiate', aLoan({ daysAgo: 5 }))
  expect(done).toMatchObject({ kind: 'mercy_granted' })
  expect(said).toEqual({ kind: 'truce', days: done.kind === 'mercy_granted' ? done.days : 0 })
})

test('what signs nothing says nothing', () => {
  expect(sign(LOAN, 'decline').said).toBeNull()
  expect(sign(LOAN, 'negotiate').said).toBeNull()
  expect(sign(pays(1), 'decline').said).toBeNull()
  const begged = sign(pays(1), 'negotiate', aLoan({ isBegged: true }))
  expect(begged).toEqual({ said: null, done: { kind: 'mercy_refused' } })
  expect(optionTerms({ terms: pays(1), value: 'accept' }, [], NOON)).toBeNull()
})
