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

test('what lateness costs is what will be owed in a day', () => {
  const inADay = new Date(NOON.getTime() + 86_400_001)
  const { slots } = decisionOn('what is the penalty for each day')
  expect(slots['owedTomorrow']).toBe(formatCents(owedBefore(LATE, inADay)))
  expect(slots['owedTomorrow']).not.toBe(slots['owed'])
})

test("a late debtor's trouble is an excuse", () => {
  expect(decisionOn('payroll got messed up at the plant').act).toBe('answer_excuse')
})
