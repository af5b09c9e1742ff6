import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { loanLimit } from '#src/rules/sharks/lending.ts'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Decision, OfferTerms, Relation } from '#src/rules/sharks/decision.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import type { Situation } from '#src/rules/sharks/situation.ts'
import { SLOTS_ALWAYS, SLOTS_BY_TAG, TAGS_BY_ACT } from '#src/rules/sharks/tags.ts'
import { aLoan, aSituation, drawSituation, NOON, SHARKS } from './a-situation.ts'

const LOAN: OfferTerms = { kind: 'loan', principalCents: 100_000, dailyRate: 0.1, days: 3 }
const MET: Relation = { ...newRelation('vinnie', NOON), turns: 3 }
const poor = { ...aSituation().player, cashCents: 50 * 100 }
const titles = ({ offer }: Decision) => offer?.options.map(({ title }) => title) ?? []
const decideOn = (changes: Partial<Situation>) => decide(aSituation(changes)).decision
const decideAt = (daysAgo: number, changes: Partial<Situation> = {}) =>
  decideOn({ relation: MET, openLoan: aLoan({ daysAgo }), ...changes })

test('default: vinnie opens with a first loan, whatever the hello', () => {
  const decision = decideOn({})
  expect(decision).toMatchObject({
    act: 'offer_loan',
    intent: 'greeting',
    offer: { terms: LOAN },
    slots: {
      amount: '$1,000',
      rate: '10%',
      days: '3 days',
      total: '$1,331',
      dueDay: 'Saturday 12:00 UTC',
    },
  })
  expect(titles(decision)).toEqual(['Deal', 'No deal'])
  expect(decision.tags).toEqual(expect.arrayContaining(['first_meeting', 'first_loan', 'clear']))
})

test('default: the others say hello first', () => {
  for (const shark of ['tommy', 'carmela', 'bigboss'] as const) {
    expect(decideOn({ shark })).toMatchObject({ act: 'greet', offer: null })
  }
})

test('behavior: a loan that is not the first has three chips', () => {
  const decision = decideOn({ relation: MET, lastLoanTakenAt: NOON, text: 'need a loan' })
  expect(titles(decision)).toEqual(['Accept loan', 'Reject loan', 'Negotiate terms'])
})

test('behavior: a sum that is wished for is held inside the policy', () => {
  const tooMuch = decideOn({ text: 'lend me 50 grand' })
  expect(tooMuch.offer?.terms).toEqual(LOAN)
  expect(tooMuch.tags).toContain('clamped')
  expect(tooMuch.slots['asked']).toBe('$50,000')
  const tooLittle = decideOn({ text: 'lend me $20' })
  expect(tooLittle.offer?.terms).toMatchObject({ principalCents: 30_000 })
  expect(tooLittle.tags).toContain('raised')
})

test.each([
  ['yes', 'hold_offer', 'said_yes'],
  ['no', 'hold_offer', 'said_no'],
  ['what are the terms', 'answer_terms', 'offer_loan'],
  ['the gizmo is loud', 'answer_topic', 'says_it_is'],
] as const)('behavior: %j to an open offer lays it down again', (text, act, tag) => {
  const decision = decideOn({ relation: MET, openOffer: { terms: LOAN }, text })
  expect(decision.act).toBe(act)
  expect(decision.tags).toContain(tag)
  expect(decision.offer?.terms).toEqual(LOAN)
  expect(titles(decision)).toEqual(['Accept loan', 'Reject loan', 'Negotiate terms'])
})

test('behavior: each counter-offer costs patience, and spent patience costs trust', () => {
  let situation = aSituation({ relation: MET, openOffer: { terms: LOAN }, text: 'make it 9.5%' })
  const patience = []
  for (let round = 0; round < 4; round += 1) {
    const { relation } = decide(situation)
    patience.push(relation.patience)
    situation = { ...situation, relation }
  }
  expect(patience).toEqual([2, 1, 0, 0])
  expect(situation.relation).toMatchObject({ mood: 'angry', trust: -2 })
})

test('behavior: a new day refills patience and cools tempers', () => {
  const tired: Relation = { ...MET, patience: 0, mood: 'angry', patienceDay: '1985-06-18' }
  expect(decide(aSituation({ relation: tired })).relation).toMatchObject({
    patience: 3,
    mood: 'cold',
    patienceDay: '1985-06-19',
  })
})

test('behavior: a debt is remembered at every hello', () => {
  const inTime = decideAt(0)
  expect(inTime).toMatchObject({
    act: 'remind_debt',
    slots: { owed: '$1,100', dueDay: 'Saturday 12:00 UTC' },
  })
  expect(titles(inTime)).toEqual(['Pay debt', 'Ask for extension', 'Decline payment'])
  expect(decideAt(2).tags).toContain('due_tomorrow')
  expect(decideAt(3).tags).toContain('due_today')
})

test('behavior: with a late debt, there is no other business', () => {
  for (const text of ['hello', 'got work?', 'need a loan', 'the lamp is loud']) {
    const decision = decideAt(5, { text })
    expect(decision).toMatchObject({ act: 'demand_payment', slots: { daysLate: '2 days' } })
    expect(titles(decision)).toEqual(['Pay $1,771.56', 'Beg for mercy'])
  }
})

test("behavior: 'Pay 10k' when ten thousand is owed and there, less when it is not", () => {
  const openLoan = aLoan({ daysAgo: 4, principalCents: 5_000_000 })
  const withCash = (cashCents: number) =>
    titles(decideOn({ relation: MET, openLoan, player: { ...poor, cashCents } }))[0]
  expect(withCash(90_000_000)).toBe('Pay 10k')
  expect(withCash(123_456)).toBe('Pay $1,234.56')
})

test('behavior: a payment is what was said, as far as debt and cash reach', () => {
  const pay = (text: string, changes: Partial<Situation> = {}) => decideAt(0, { text, ...changes })
  expect(pay('I pay $500').offer?.terms).toMatchObject({ amountCents: 50_000 })
  expect(pay('I pay 20 grand').offer?.terms).toMatchObject({ amountCents: 110_000 })
  const short = pay('I pay $500', { player: poor })
  expect(short).toMatchObject({ act: 'short_of_cash', offer: { terms: { amountCents: 5_000 } } })
})

test('behavior: who has neither cash nor mercy left gets no offer', () => {
  const broke = { ...poor, cashCents: 0 }
  expect(decideAt(0, { player: broke }).offer?.terms).toMatchObject({ kind: 'mercy' })
  const openLoan = { ...aLoan(), isBegged: true }
  expect(decideAt(0, { player: broke, openLoan }).offer).toBeNull()
})

test('behavior: insults and threats cost trust and leave the offer on the table', () => {
  const insulted = decide(
    aSituation({ relation: MET, openOffer: { terms: LOAN }, text: 'you clown' }),
  )
  expect(insulted.relation).toMatchObject({ trust: -6, mood: 'angry' })
  expect(insulted.decision).toMatchObject({ act: 'answer_insult', offer: { terms: LOAN } })
  expect(decide(aSituation({ text: "I'll kill you" })).relation.trust).toBe(-10)
})

test('behavior: an offer that the policy has outgrown is not laid down again', () => {
  const terms: OfferTerms = { ...LOAN, principalCents: 900_000 }
  expect(decideOn({ relation: MET, openOffer: { terms }, text: 'thanks' }).offer).toBeNull()
})

test('behavior: what tags and acts promise is always filled', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SHARKS), fc.string(), (shark, seed) => {
      const { decision } = decide(drawSituation(shark, seed))
      const tags: readonly string[] = decision.tags
      const promised = Object.entries(SLOTS_BY_TAG).flatMap(([tag, slots]) =>
        tags.includes(tag) ? slots : [],
      )
      const missing = [
        ...(TAGS_BY_ACT[decision.act] ?? []).filter((tag) => !tags.includes(tag)),
        ...[...SLOTS_ALWAYS, ...promised].filter((slot) => !decision.slots[slot]),
      ]
      expect(missing).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test('behavior: no line of the player moves an offer beyond the policy', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.nat(1e12).map((sum) => `lend me $${sum} at 0% for 999 days`),
  )
  fc.assert(
    fc.property(fc.constantFrom(...SHARKS), fc.string(), texts, (shark, seed, text) => {
      const situation = { ...drawSituation(shark, seed), text }
      const terms = decide(situation).decision.offer?.terms
      if (terms?.kind === 'loan') {
        const limit = loanLimit(situation)
        expect(limit.canLend && terms.principalCents <= limit.limitCents).toBe(true)
      }
      if (terms?.kind === 'repay') {
        expect(terms.amountCents).toBeLessThanOrEqual(situation.player.cashCents)
      }
    }),
    { numRuns: 500 },
  )
})

test('behavior: the same situation is decided the same way', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SHARKS), fc.string(), (shark, seed) => {
      expect(decide(drawSituation(shark, seed))).toEqual(decide(drawSituation(shark, seed)))
    }),
  )
})
