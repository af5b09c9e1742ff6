import { describe, expect, test } from 'vitest'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Decision } from '#src/rules/sharks/decision.ts'
import { askedNounOf, formOf, isQuestion } from '#src/rules/sharks/questions.ts'
import { statementOf } from '#src/rules/sharks/statements.ts'
import { subjectOf } from '#src/rules/sharks/subject.ts'
import { aSituation } from './a-situation.ts'

const decisionOn = (text: string): Decision => {
  const situation = aSituation({ text })
  return decide({ ...situation, relation: { ...situation.relation, turns: 3 } }).decision
}

describe('a subject', () => {
  test.each([
    ['do you like pizza', 'pizza'],
    ["how's your dog", 'pets'],
    ['tell me about Brooklyn', 'brooklyn'],
    ['it never stops raining', 'weather'],
    ['I love my cat', 'pets'],
  ])('of %j is %s', (text, topic) => {
    expect(subjectOf(text)).toBe(topic)
  })

  test.each([
    'who should I trust with my dog',
    'is that a threat or a recipe?',
    'my wallet is on a diet since the wedding, and the ring is gone',
    'which school is best for a kid like mine',
  ])('of %j is none: it only has the word', (text) => {
    expect(subjectOf(text)).toBeNull()
  })
})

describe('a question that is not understood', () => {
  test.each([
    ['who fixed the third race', 'who'],
    ['which tie should a man wear to court', 'which'],
    ['what year is it over there', 'date'],
    ['is the soup hot or cold?', 'either'],
    ['are you upset with me', 'are_you'],
    ['how long does the paint stay wet', 'how_long'],
    ["what's the strangest thing in your drawer", 'extreme'],
    ['no bus today, where should I wait', 'where'],
  ])('%j has the form %s', (text, form) => {
    expect(formOf(text)).toBe(form)
  })

  test('is answered by its form', () => {
    expect(decisionOn('who would paint walls').tags).toContain('form_who')
  })

  test.each([
    ["what's with all the candles tonight", 'the candles'],
    ['where is your umbrella', 'my umbrella'],
    ['why is my shoe wet', 'your shoe'],
  ])('%j is answered with its only noun, %s', (text, noun) => {
    const { tags, slots } = decisionOn(text)
    expect(tags).toContain('form_noun')
    expect(slots.noun).toBe(noun)
  })

  test.each([
    'what is the strangest chair',
    'how does the lamp fit the chair',
    'what is the deadline',
    'is it raining. where is the umbrella',
  ])('%j names no noun that is surely its subject', (text) => {
    expect(askedNounOf(text)).toBeNull()
  })

  test.each(['when I was a boy we had a goat', 'what a night'])('%j asks nothing', (text) => {
    expect(isQuestion(text)).toBe(false)
  })
})

describe('a message that asks nothing', () => {
  test.each([
    ['merry christmas to all of you', 'wishes'],
    ['tell me your biggest secret', 'orders'],
    ["let's take a walk", 'invites'],
    ['you talk like a lawyer', 'you_are'],
    ['some guy is folding a napkin', 'somebody'],
    ['I wanna be a pilot', 'wants'],
    ['there was a tailor on our street who never spoke', 'story'],
    ['*sits* my uncle would hate this', 'person'],
    ['banana', 'noise'],
  ])('%j has the form %s', (text, form) => {
    expect(statementOf(text)).toBe(form)
  })

  test('is answered by its form, and noise is not understood', () => {
    expect(decisionOn('some guy is folding a napkin').tags).toContain('says_somebody')
    expect(decisionOn('gizmo')).toMatchObject({ act: 'did_not_follow' })
  })
})

test('a kind that no word speaks for is none', () => {
  expect(decisionOn('in my country all men have better shoes than you').act).not.toBe(
    'answer_compliment',
  )
})

test('a word of the trade is explained, not counted', () => {
  expect(decisionOn('sir, what is "vig"?')).toMatchObject({ act: 'answer_rules' })
  expect(decisionOn('what does heat mean').tags).toContain('about_heat')
})
