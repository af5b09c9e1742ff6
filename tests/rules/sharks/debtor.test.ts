import { expect, test } from 'vitest'
import { owedBefore } from '#src/rules/loans.ts'
import { formatCents } from '#src/rules/money.ts'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Decision } from '#src/rules/sharks/decision.ts'
import { aLoan, aSituation, NOON } from './a-situation.ts'

const LATE = aLoan({ daysAgo: 5, principalCents: 100_000 })

const decisionOn = (text: string, openLoan = LATE): Decision => {
  const situation = aSituation({ text, openLoan })
  return decide({ ...situation, relation: { ...situation.relation, turns: 3 } }).decision
}

test.each([
  ['is the fella in the long coat outside one of yours?', 'debtor_guy_outside'],
  ['why not sell my loan to somebody kinder', 'debtor_sells_debt'],
  ['my brother pays it for me, all right?', 'debtor_other_pays'],
  ['I never signed anything with you', 'debtor_denial'],
  ['just forget about it', 'debtor_forgive'],
  ['drop the late fee and we talk', 'debtor_discount'],
  ['what is the penalty for each day', 'debtor_cost_of_late'],
  ['I might be a bit short again', 'debtor_short'],
  ['so what happens next', 'topic_spare_me'],
  ['how many days overdue is it', 'asks_when'],
  ['three more days and you have it', 'begs'],
  ['please leave my family out of this', 'pleads'],
])('a late debtor who says %j is answered on it: %s', (text, tag) => {
  expect(decisionOn(text).tags).toContain(tag)
})

test.each([
  ['Can you give me more time on my loan?', 'debtor_sells_debt'],
  ['give me two more days on the loan please', 'debtor_sells_debt'],
  ['will you give me a few more days on my debt?', 'debtor_sells_debt'],
  ['move the goods on my account', 'debtor_sells_debt'],
  ["I don't get it, can you explain the interest?", 'debtor_denial'],
  ['you said 5%', 'debtor_denial'],
  ['I sent my mother flowers', 'debtor_denial'],
  ["I don't got the money yet", 'debtor_denial'],
  ["I didn't get the money from Tommy", 'debtor_denial'],
  ["I don't take money from you", 'debtor_denial'],
  ['forget it', 'debtor_forgive'],
  ['What is the extra risk?', 'debtor_cost_of_late'],
  ["what's the rate now?", 'topic_spare_me'],
])('a late debtor who says %j is not answered as %s', (text, tag) => {
  expect(decisionOn(text).tags).not.toContain(tag)
})

test.each([
  'I do not have the money',
  "I can't pay it all today",
  "I won't pay you today",
  'I refuse to pay in full',
  "I can't settle right now",
])('a late debtor who says %j is not offered the chip for paying', (text) => {
  expect(decisionOn(text).tags).not.toContain('intent_pay')
})

test('what lateness costs is what will be owed in a day', () => {
  const inADay = new Date(NOON.getTime() + 86_400_001)
  const { slots } = decisionOn('what is the penalty for each day')
  expect(slots['owedTomorrow']).toBe(formatCents(owedBefore(LATE, inADay)))
  expect(slots['owedTomorrow']).not.toBe(slots['owed'])
})

test("a late debtor's trouble is an excuse", () => {
  expect(decisionOn('payroll got messed up at the plant').act).toBe('answer_excuse')
})
