import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { owedOf } from '#src/rules/loans.ts'
import { afterChoice } from '#src/rules/sharks/after-choice.ts'
import { chipsFor, DEFAULT_CHIPS } from '#src/rules/sharks/chips.ts'
import { decide } from '#src/rules/sharks/decide.ts'
import type { OfferTerms } from '#src/rules/sharks/decision.ts'
import { loanLimit } from '#src/rules/sharks/lending.ts'
import { settle } from '#src/rules/sharks/settle.ts'
import type { Situation } from '#src/rules/sharks/situation.ts'
import { aLoan, aSituation, drawSituation, NOON, SHARKS } from './a-situation.ts'

const LOAN: OfferTerms = { kind: 'loan', principalCents: 100_000, dailyRate: 0.1, days: 3 }
const pays = (amountCents: number): OfferTerms => ({ kind: 'repay', loanId: 'loan-1', amountCents })
const inDebt = (daysAgo: number, changes: Partial<Situation> = {}) =>
  aSituation({ openLoan: aLoan({ daysAgo }), ...changes })
const withCash = (cashCents: number) => ({ player: { ...aSituation().player, cashCents } })

test('default: a taken loan is paid out, due to the minute, and remembered', () => {
  const { settlement, relation } = settle(aSituation(), LOAN, 'accept')
  expect(settlement).toEqual({
    kind: 'pay_out',
    principalCents: 100_000,
    dailyRate: 0.1,
    takenAt: NOON,
    dueAt: new Date('1985-06-22T12:00:00.000Z'),
    security: null,
    stake: 1,
  })
  expect(relation.trust).toBe(2)
  expect(relation.facts).toMatchObject({
    lastDeal: 'the $1,000 from Wednesday',
    biggestDeal: '$1,000',
    nickname: expect.any(String),
  })
})

test('behavior: a second loan, or one beyond today’s limit, is not paid out', () => {
  expect(settle(inDebt(0), LOAN, 'accept').settlement).toEqual({ kind: 'not_possible' })
  const huge: OfferTerms = { ...LOAN, principalCents: 100_050 }
  expect(settle(aSituation(), huge, 'accept').settlement).toEqual({ kind: 'not_possible' })
})

test('default: a loan repaid in time earns trust', () => {
  const { settlement, relation } = settle(inDebt(0), pays(110_000), 'accept')
  expect(settlement).toEqual({
    kind: 'repaid',
    loanId: 'loan-1',
    amountCents: 110_000,
    isPaidOff: true,
  })
  expect(relation).toMatchObject({ trust: 10, mood: 'warm' })
})

test('behavior: late is remembered', () => {
  const late = settle(inDebt(5), pays(177_156), 'accept')
  expect(late.settlement).toMatchObject({ isPaidOff: true })
  expect(late.relation.trust).toBe(-4)
  expect(late.relation.facts.worstBetrayal).toBe('2 days late with $1,000')
})

test('behavior: a part payment pays a part', () => {
  expect(settle(inDebt(0), pays(50_000), 'accept').settlement).toMatchObject({
    amountCents: 50_000,
    isPaidOff: false,
  })
})

test('behavior: no more is taken than is owed, and nothing that is not there', () => {
  expect(settle(inDebt(0), pays(900_000), 'accept').settlement).toMatchObject({
    amountCents: 110_000,
  })
  const poor = inDebt(0, withCash(49_999))
  expect(settle(poor, pays(50_000), 'accept').settlement).toEqual({ kind: 'short_of_cash' })
})

test('behavior: begging works once a loan', () => {
  const first = settle(inDebt(5), pays(1), 'negotiate')
  expect(first.settlement).toEqual({
    kind: 'mercy_granted',
    loanId: 'loan-1',
    days: 1,
  })
  const openLoan = { ...aLoan({ daysAgo: 5 }), isBegged: true }
  const again = settle(aSituation({ openLoan }), pays(1), 'negotiate')
  expect(again.settlement).toEqual({ kind: 'mercy_refused' })
})

test('behavior: refusing to pay costs trust and is pinned as unpaid', () => {
  const { settlement, relation } = settle(inDebt(0), pays(1), 'decline')
  expect(settlement).toEqual({ kind: 'payment_declined' })
  expect(relation).toMatchObject({ trust: -5, mood: 'angry' })
  expect(relation.facts.unpaidPromise).toBe('the $1,100 from Wednesday')
})

test('behavior: an offer on another loan is not possible', () => {
  const terms: OfferTerms = { kind: 'repay', loanId: 'loan-9', amountCents: 1 }
  expect(settle(inDebt(0), terms, 'accept').settlement).toEqual({ kind: 'not_possible' })
})

test.each([
  ['pay_out', LOAN, inDebt(0), 'seal_deal'],
  ['declined', LOAN, aSituation(), 'let_go'],
  ['negotiate', LOAN, aSituation(), 'counter_offer'],
  ['not_possible', LOAN, inDebt(0), 'refuse_loan'],
  ['repaid', pays(1), aSituation(), 'take_payment'],
  ['repaid', pays(1), inDebt(0), 'take_payment'],
  ['mercy_granted', pays(1), inDebt(0), 'grant_mercy'],
  ['mercy_refused', pays(1), inDebt(0), 'refuse_mercy'],
  ['short_of_cash', pays(1), inDebt(0), 'short_of_cash'],
  ['payment_declined', pays(1), inDebt(0), 'remind_debt'],
  ['payment_declined', pays(1), inDebt(9), 'demand_payment'],
  ['not_possible', pays(1), aSituation(), 'did_not_follow'],
] as const)('behavior: after %s the shark speaks to it', (kind, terms, situation, act) => {
  expect(afterChoice(situation, terms, kind).decision.act).toBe(act)
})

test('behavior: a spoken chip counts as a turn', () => {
  expect(afterChoice(aSituation(), LOAN, 'declined').relation.turns).toBe(1)
})

test('behavior: chips of an offer carry its id, its option and its title', () => {
  const { decision } = decide(aSituation())
  expect(chipsFor(decision, 'offer-1')).toMatchInlineSnapshot(`
    [
      {
        "payload": {
          "action": "story_choice",
          "details": {
            "choice_id": "offer-1",
            "title": "Deal",
            "value": "accept",
          },
        },
        "title": "Deal",
      },
      {
        "payload": {
          "action": "story_choice",
          "details": {
            "choice_id": "offer-1",
            "title": "No deal",
            "value": "decline",
          },
        },
        "title": "No deal",
      },
    ]
  `)
})

test('behavior: without an offer chips are only words', () => {
  const { decision } = decide(aSituation({ shark: 'tommy' }))
  expect(chipsFor(decision, null).map(({ payload }) => payload)).toMatchInlineSnapshot(`
    [
      "Need a loan",
      "Got work?",
      "What's the word?",
    ]
  `)
  expect(DEFAULT_CHIPS[0]).toEqual({
    title: "Hello, I'd like to talk.",
    payload: "Hello, I'd like to talk.",
  })
})

test('behavior: any offer a decision makes can be settled, and moves no more than was offered', () => {
  const values = fc.constantFrom('accept', 'decline', 'negotiate')
  fc.assert(
    fc.property(fc.constantFrom(...SHARKS), fc.string(), values, (shark, seed, value) => {
      const situation = drawSituation(shark, seed)
      const { decision, relation } = decide(situation)
      const terms = decision.offer?.terms
      if (!terms) return
      const { settlement } = settle({ ...situation, relation }, terms, value)
      expect(settlement.kind).not.toBe('not_possible')
      expect(settlement.kind).not.toBe('short_of_cash')
      if (settlement.kind === 'pay_out') {
        // What was just said may have moved the shark's trust.
        const limit = loanLimit({ ...situation, relation })
        expect(limit.canLend && settlement.principalCents <= limit.limitCents).toBe(true)
      }
      if (settlement.kind === 'repaid' && situation.openLoan) {
        const most = Math.min(situation.player.cashCents, owedOf(situation.openLoan))
        expect(settlement.amountCents).toBeLessThanOrEqual(most)
      }
    }),
    { numRuns: 500 },
  )
})
