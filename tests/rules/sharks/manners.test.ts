import { expect, test } from 'vitest'
import { bark } from '#src/rules/sharks/bark.ts'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Decision, Relation } from '#src/rules/sharks/decision.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import { aSituation, EVENTS, NOON, SHARKS } from './a-situation.ts'

const MET: Relation = { ...newRelation('vinnie', NOON), turns: 3 }

/** The decisions of a conversation, one for each message. */
function talk(relation: Relation, ...messages: readonly string[]): readonly Decision[] {
  const decisions: Decision[] = []
  let next = relation
  let openOffer = aSituation({}).openOffer
  for (const text of messages) {
    const turn = decide(aSituation({ relation: next, openOffer, text }))
    next = turn.relation
    openOffer = turn.decision.offer
    decisions.push(turn.decision)
  }
  return decisions
}

test('mentions an open offer once, then in every fourth reply', () => {
  const small = ['the weather is nice', 'I like the subway', 'do you like the Mets', 'my car broke']
  const said = talk(MET, 'lend me 500', ...small, ...small)
  const rests = said.map(({ tags }) => tags.includes('offer_rests'))
  expect(rests).toEqual([false, true, true, true, false, true, true, true, false])
  expect(said.every(({ offer }) => offer?.terms.kind === 'loan')).toBe(true)
})

test('takes no offence at an insult that is a joke', () => {
  const { decision, relation } = decide(
    aSituation({ relation: MET, text: "you're a clown haha just kidding" }),
  )
  expect(decision.act).not.toBe('answer_insult')
  expect(relation).toMatchObject({ mood: MET.mood, trust: MET.trust })
})

test('stays angry about an insult for four replies, or until an apology', () => {
  const calm = ['nice day', 'I went for a walk', 'the subway was full', 'hm, yes', 'what a day']
  expect(talk(MET, "you're a clown", ...calm).map(({ mood }) => mood)).toEqual([
    'angry',
    'angry',
    'angry',
    'angry',
    'angry',
    MET.mood,
  ])
  expect(talk(MET, "you're a clown", 'I am sorry').map(({ mood }) => mood)).toEqual([
    'angry',
    MET.mood,
  ])
})

test('answers the first greeting of a day by a greeting, also after an unprompted reply', () => {
  for (const shark of SHARKS) {
    const met = { ...newRelation(shark, NOON), turns: 3, patienceDay: '1985-06-18' }
    const barked = bark(aSituation({ shark, relation: met, events: EVENTS.slice(0, 1) }))
    const first = decide(
      aSituation({ shark, relation: barked?.relation ?? met, text: 'good evening' }),
    )
    expect(first.decision.act, shark).toBe('greet')
    const second = decide(aSituation({ shark, relation: first.relation, text: 'hello' }))
    expect(second.decision.act, shark).toBe('greet_back')
  }
})

test('answers an insult as one, also when it is like an example of an exchange', () => {
  expect(decide(aSituation({ relation: MET, text: 'you fat ugly pig' })).decision.act).toBe(
    'answer_insult',
  )
})
