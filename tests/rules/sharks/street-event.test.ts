import { expect, test } from 'vitest'
import { bark } from '#src/rules/sharks/bark.ts'
import { decide } from '#src/rules/sharks/decide.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import { newsFor } from '#src/rules/sharks/street-event.ts'
import { aLoan, aSituation, EVENTS, NOON, SHARKS } from './a-situation.ts'

const met = { ...newRelation('vinnie', NOON), turns: 3 }

test.each(SHARKS)('%s mentions each street event once', (shark) => {
  let relation = { ...newRelation(shark, NOON), turns: 3 }
  const told = new Set<string>()
  for (;;) {
    const turn = bark(aSituation({ shark, relation, events: EVENTS }))
    if (!turn) break
    relation = turn.relation
    told.add(turn.decision.tags.find((tag) => tag.startsWith('event_')) ?? '?')
  }
  expect(told.size).toBe(11)
})

test('a shark does not start to talk to a new player', () => {
  expect(bark(aSituation({ events: EVENTS }))).toBeNull()
})

test('the shark who lent the money does not get the news of the loan', () => {
  const event = { id: 'x', kind: 'borrowed', shark: 'vinnie', cents: 100_000 } as const
  expect(newsFor(met, 'vinnie', [event])).toBeNull()
  expect(newsFor(met, 'tommy', [event])).toBe(event)
})

test('the first greeting of a day gets the news, the second one does not', () => {
  const yesterday = { ...met, patienceDay: '1985-06-18' }
  const events = EVENTS.slice(0, 1)
  const first = decide(aSituation({ relation: yesterday, events, text: 'hello' }))
  expect(first.decision.act).toBe('bark')
  const second = decide(aSituation({ relation: first.relation, events, text: 'hello' }))
  expect(second.decision.act).toBe('greet_back')
})

const squared = {
  relation: { ...met, patienceDay: '1985-06-18', facts: { lastDeal: 'the $1,000 from Tuesday' } },
  lastLoanTakenAt: new Date('1985-06-18T09:00:00.000Z'),
  events: EVENTS.slice(0, 1),
}

test('the first reply of a day mentions the last paid loan, once', () => {
  const first = bark(aSituation(squared))
  expect(first?.decision.tags).toContain('event_deal')
  const relation = { ...(first?.relation ?? met), patienceDay: '1985-06-18' }
  const next = bark(aSituation({ ...squared, relation }))
  expect(next?.decision.tags).toContain('event_profit')
})

test('a loan is not mentioned while it is open, on its own day, or later on the same day', () => {
  const tagsOf = (changes: Partial<typeof squared> & { openLoan?: ReturnType<typeof aLoan> }) =>
    bark(aSituation({ ...squared, ...changes }))?.decision.tags
  const sameDay = { ...squared.relation, patienceDay: '1985-06-19' }
  expect(tagsOf({ openLoan: aLoan() })).not.toContain('event_deal')
  expect(tagsOf({ lastLoanTakenAt: NOON })).not.toContain('event_deal')
  expect(tagsOf({ relation: sameDay })).not.toContain('event_deal')
})
