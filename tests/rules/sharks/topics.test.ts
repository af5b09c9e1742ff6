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

test.each([
  'I paid the bank',
  'the brakes are new',
  'call me tomorrow',
  'my brother sent flowers',
  'I came in second',
  'does my name suffer when I am late',
  'I have a question for you',
  'anybody in this place lie?',
  'a man of this city',
  'can you find me a driver',
  'what would you do if the lights went out',
  'does the heat on you ever drop',
  'the subway is slow today',
])('no phrase of a subject is in %j', (text) => {
  expect(sayingOf(text)).toBeNull()
})

test.each([
  ['hey whats ur name?', 'real_name'],
  ['12 x 12', 'sum_quiz'],
  ['I will run this town', 'take_over_city'],
  ['is there a student discount', 'charm_discount'],
  ['do you speak polish', 'speak_language'],
  ['transfer me to a manager', 'wants_human'],
  ['who stole it? find out who robbed me', 'find_thief'],
  ['oops, wrong window', 'not_for_you'],
  ['do I need to bargain', 'must_i_haggle'],
  ['how many days till the season ends', 'days_left'],
  ['could you stash my boxes', 'hide_a_thing'],
  ['where do I sign', 'which_button'],
  ['two men are watching me', 'followed'],
  ['do you guys get along', 'together'],
])('the phrase %j begins the exchange or subject %s', (text, topic) => {
  expect(sayingOf(text)).toBe(topic)
})

test('leaves a discount that is asked of an offer to haggling', () => {
  const { offer } = decide(aSituation({ text: 'need a loan' })).decision
  const openOffer = offer && { terms: offer.terms }
  const { tags } = decide(
    aSituation({ text: 'any discount for a first timer', openOffer }),
  ).decision
  expect(tags).not.toContain('topic_charm_discount')
})

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
