import { expect, test } from 'vitest'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Decision, Shark } from '#src/rules/sharks/decision.ts'
import type { Situation } from '#src/rules/sharks/situation.ts'
import { aLoan, aSituation } from './a-situation.ts'

const TERMS = { kind: 'loan', principalCents: 40_000, dailyRate: 0.1, days: 2 } as const
const OFFERED: Partial<Situation> = { openOffer: { terms: TERMS } }
const DUE: Partial<Situation> = { openLoan: aLoan({ daysAgo: 1 }) }
const LATE: Partial<Situation> = { openLoan: aLoan({ daysAgo: 5 }) }

const decisionOn = (text: string, changes: Partial<Situation> = {}): Decision => {
  const situation = aSituation({ text, ...changes })
  const relation = { ...situation.relation, turns: 3, last: { act: 'answer_topic' } as const }
  return decide({ ...situation, relation }).decision
}

const principalAfter = (text: string): number | null => {
  const terms = decisionOn(text, OFFERED).offer?.terms
  return terms?.kind === 'loan' ? terms.principalCents : null
}

test.each([
  ['could you make it double? I need more than that for my plan', 80_000],
  ['can you double that', 80_000],
  ['twice that would be good', 80_000],
  ["that's too much for me, half would be enough", 30_000],
])('%j at an offer of $400 is reckoned from the offer', (text, cents) => {
  expect(principalAfter(text)).toBe(cents)
})

test('a wish for more or less without a figure names no figure in the reply', () => {
  for (const [text, tag] of [
    ['I need more than that', 'wish_more'],
    ['a bit less please', 'wish_less'],
  ] as const) {
    const { tags, slots } = decisionOn(text, OFFERED)
    expect(tags).toContain(tag)
    expect(slots).not.toHaveProperty('asked')
  }
})

test("'give me more days and we got a deal' gets more days for the same rate", () => {
  const { offer, tags } = decisionOn('give me more days and we got a deal', OFFERED)
  expect(offer?.terms).toMatchObject({ dailyRate: 0.1, principalCents: 40_000 })
  expect(offer?.terms.kind === 'loan' && offer.terms.days).toBeGreaterThan(TERMS.days)
  expect(tags).toContain('wish_longer')
})

test('less money at a lower rate lowers both', () => {
  const text = 'a bit less money is fine for me, if the percent goes also down'
  const terms = decisionOn(text, OFFERED).offer?.terms
  if (terms?.kind !== 'loan') throw new Error('no loan is offered')
  expect(terms.principalCents).toBeLessThan(TERMS.principalCents)
  expect(terms.dailyRate).toBeLessThan(TERMS.dailyRate)
})

test.each([
  ['is this offer still gonna be here in an hour', 'topic_offer_lasts'],
  ['do you need any security for this', 'topic_collateral_loan_terms'],
  ['why should I take it', 'topic_should_i_take_it'],
  ['my bank takes 4 percent a year', 'topic_comparing'],
])('%j at an offer is answered on it: %s', (text, tag) => {
  expect(decisionOn(text, OFFERED).tags).toContain(tag)
})

test.each([
  ['I accept your terms, thank you', 'topic_nothing_to_accept'],
  ['where do I sign', 'topic_nothing_to_accept'],
  ['no thanks', 'topic_no_loan_thanks'],
  ['lower the rate', 'money_no_offer'],
  ['how much do I owe you again', 'money_nothing_open'],
  ['just give me 2 more days', 'money_nothing_open'],
  ['could I have two extra days please? My goods are stuck', 'money_nothing_open'],
  ['never borrowed from anyone in my life', 'money_first_borrower'],
])('%j with nothing on the table is answered so, without an offer: %s', (text, tag) => {
  const { offer, tags } = decisionOn(text)
  expect(tags).toContain(tag)
  expect(offer).toBeNull()
})

test.each([
  ['i wanna pay you back how do i do that', 'topic_where_pay'],
  ['can i pay you in smokes', 'topic_goods_for_debt'],
  ['can i work it off', 'topic_work_off'],
  ['could you extend my deadline by two days? I wait for car parts', 'begs'],
  ['would you consider lowering my rate', 'topic_renegotiate'],
  ["I'll never pay", 'said_no'],
])('%j at a debt is answered on it: %s', (text, tag) => {
  expect(decisionOn(text, DUE).tags).toContain(tag)
})

test.each([
  ["I don't have it", 'topic_got_nothing'],
  ['I forgot, no excuse', 'topic_forgot'],
  ['I know I am late', 'money_admits'],
  ['take it from my sales then', 'money_from_sales'],
  ['come and get me', 'money_dares'],
  ['lend me another $500', 'wants_loan'],
  ['I was out of town', 'intent_excuse'],
])('%j of a late debtor is answered on it: %s', (text, tag) => {
  const broke = { player: { ...aSituation().player, cashCents: 0 } }
  expect(decisionOn(text, { ...LATE, ...broke }).tags).toContain(tag)
})

test('the sum with the late fee is what is owed now', () => {
  expect(decisionOn('how much is it now with the late fee', LATE).act).toBe('answer_terms')
})

test.each<[Shark, string]>([
  ['tommy', 'tommy would give me better'],
  ['carmela', 'carmela gave me better rates than you'],
])('%s answers %j by saying who that is', (shark, text) => {
  expect(decisionOn(text, { shark }).tags).toContain('money_names_self')
})

test('a mere yes of a debtor to a remark pays nothing', () => {
  expect(decisionOn('ok', DUE).tags).not.toContain('said_pay')
  expect(decisionOn('ok, I pay', DUE).tags).toContain('said_pay')
})

test('a higher rate is no acceptance, and a story of the past no excuse before the date', () => {
  expect(decisionOn('5% and i sign right now', OFFERED).intent).not.toBe('accept')
  expect(decisionOn('I was out of town', DUE).intent).not.toBe('pay')
})
