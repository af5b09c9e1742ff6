import { describe, expect, test } from 'vitest'
import { decide } from '#src/rules/sharks/decide.ts'
import { sayingOf } from '#src/rules/sharks/sayings.ts'
import { type TalkTopic, topicOf } from '#src/rules/sharks/topics.ts'
import { aLoan, aSituation } from './a-situation.ts'
import {
  MATTER_MESSAGES,
  REMARK_MESSAGES,
  SAYING_MESSAGES,
  TOPIC_MESSAGES,
} from './topic-messages.ts'

test.each(Object.entries(TOPIC_MESSAGES))('%s is the subject of %j', (topic, text) => {
  expect(topicOf(text)).toBe(topic)
})

test.each(Object.entries({ ...SAYING_MESSAGES, ...REMARK_MESSAGES, ...MATTER_MESSAGES }))(
  '%s is the subject of the phrase %j',
  (saying, text) => {
    expect(sayingOf(text)).toBe(saying)
  },
)

test.each(['I paid the bank', 'the brakes are new', 'call me tomorrow', 'my brother sent flowers'])(
  'no phrase of a subject is in %j',
  (text) => {
    expect(sayingOf(text)).toBeNull()
  },
)

test.each([
  ['I bought the records of a priest', 'church'],
  ['Meine Mutter ist krank', 'health'],
  ['I play Pac-Man all day', 'arcades'],
  ['¿Le gusta el béisbol?', 'yankees'],
  ['asdf qwerty', null],
  ['the cathedral', null],
  ['', null],
])('the subject of %j is %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic)
})

describe('talk about a subject', () => {
  const relation = { ...aSituation().relation, turns: 4 }
  const say = (text: string, topics?: readonly TalkTopic[], late = false) =>
    decide(
      aSituation({
        text,
        relation: { ...relation, ...(topics && { topics }) },
        openLoan: late ? aLoan({ daysAgo: 9 }) : null,
      }),
    )

  test('is answered, and remembered for the next time', () => {
    const first = say('it is raining again')
    expect(first.decision).toMatchObject({ act: 'answer_topic' })
    expect(first.decision.tags).toContain('topic_weather')
    expect(first.decision.tags).not.toContain('asked_before')
    expect(first.relation.topics).toEqual(['weather'])
    const again = say('it is raining again', ['mets', 'weather'])
    expect(again.decision.tags).toContain('asked_before')
    expect(again.relation.topics).toEqual(['weather', 'mets'])
  })

  test('counts as understood', () => {
    const { relation: after } = say('the Mets, the Mets')
    expect(after.unclear).toBeUndefined()
  })

  test('is answered with a late debt, whose payment stays the offer', () => {
    const { decision } = say('it is raining again', [], true)
    expect(decision.act).toBe('answer_topic')
    expect(decision.tags).not.toContain('offer_rests')
    expect(decision.offer?.terms.kind).toBe('repay')
  })

  test('is answered in the first turn', () => {
    const first = decide(aSituation({ shark: 'bigboss', text: 'it is raining again' }))
    expect(first.decision.tags).toContain('topic_weather')
  })

  test('continues when the player asks for more', () => {
    const first = say('it is raining again')
    const { decision } = decide(aSituation({ text: 'tell me more', relation: first.relation }))
    expect(decision.tags).toContain('topic_weather')
    expect(decision.tags).not.toContain('asked_before')
  })
})
