import { describe, expect, test } from 'vitest'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Relation } from '#src/rules/sharks/decision.ts'
import { reactionByPhrase } from '#src/rules/sharks/reactions/by-phrase.ts'
import { aLoan, aSituation } from './a-situation.ts'

test.each([
  ['Why?', 'asks_why'],
  ['ok but how come??', 'asks_why'],
  ['what do you mean', 'asks_meaning'],
  ['wait, what', 'asks_again'],
  ['huh? can you say that again, slower', 'asks_again'],
  ["I don't understand that word, what does it mean?", 'asks_meaning'],
  ["I wasn't talking about that though", 'presses'],
  ["that didn't answer my question", 'presses'],
  ["go on, I'm all ears", 'asks_more'],
  ["you're just saying that", 'doubts'],
  ['says who', 'asks_source'],
  ['seriously?', 'doubts'],
  ['lol no way', 'doubts'],
  ['just answer the question', 'presses'],
  ['haha that was funny', 'laughs'],
  ['fair enough man', 'agrees'],
  ['ouch!', 'hurts'],
  ['ok and then what', 'asks_then'],
  ['since when do you care', 'since_when'],
  ['you said something else last time', 'not_as_said'],
  ['but why not', 'why_not'],
  ['is that a threat?', 'asks_threat'],
  ['or else what', 'or_else'],
  ['what would you do', 'asks_advice'],
  ['and you?', 'asks_back'],
  ['hmm', 'hums'],
])('%j is the reaction %s', (text, reaction) => {
  expect(reactionByPhrase(text)).toBe(reaction)
})

test.each([
  'why are the prices high',
  'no',
  'yes',
  'ok deal',
  'I know a guy',
  'what do I owe you',
  '',
])('%j is no reaction', (text) => {
  expect(reactionByPhrase(text)).toBeNull()
})

describe('a reaction', () => {
  test.each([
    ['what on earth does that word mean', 'reacts_asks_meaning'],
    ['pal, you told me this one already', 'reacts_told_already'],
    ['and who might that be', 'reacts_asks_who'],
    ['I feel sorry for you, truly', 'reacts_pities'],
    ['*leans in* Keep talking.', 'reacts_asks_more'],
    ['no, that is simply not true', 'reacts_disagrees'],
  ])('%j is heard in words of its own as %s', (text, tag) => {
    expect(decide(aSituation({ relation: met, text })).decision.tags).toContain(tag)
  })

  test.each([
    'do you like the Mets',
    'I need 500 by Friday',
    'what sells in Queens',
    'who is the richest man in Queens',
  ])('%j is none', (text) => {
    expect(decide(aSituation({ relation: met, text })).decision.act).not.toBe('answer_reaction')
  })

  test('is a no only where the shark asked for nothing', () => {
    const decideAfter = (act: 'answer_topic' | 'remind_debt') =>
      decide(aSituation({ relation: { ...met, last: { act } }, openLoan: aLoan(), text: 'no' }))
        .decision
    expect(decideAfter('answer_topic').tags).toContain('reacts_says_no')
    expect(decideAfter('remind_debt').act).toBe('remind_debt')
  })

  const met: Relation = { ...aSituation().relation, turns: 3, last: { act: 'answer_memory' } }

  test('is answered, and costs no mood', () => {
    const { decision, relation } = decide(aSituation({ relation: met, text: 'bullshit' }))
    expect(decision).toMatchObject({ act: 'answer_reaction' })
    expect(decision.tags).toContain('reacts_doubts')
    expect(relation).toMatchObject({ trust: met.trust, mood: met.mood })
  })

  test('is none in the first turn', () => {
    const { decision } = decide(aSituation({ text: 'why?' }))
    expect(decision.act).not.toBe('answer_reaction')
  })

  test('to a demand is answered by its figures when it was not understood', () => {
    const relation: Relation = { ...met, last: { act: 'demand_payment' } }
    const { decision } = decide(
      aSituation({ relation, openLoan: aLoan({ daysAgo: 9 }), text: 'huh?' }),
    )
    expect(decision.act).toBe('answer_terms')
  })

  test('to a joke is answered by another one when more is wished', () => {
    const relation: Relation = { ...met, last: { act: 'answer_joke' } }
    const { decision } = decide(aSituation({ relation, text: 'go on' }))
    expect(decision.tags).toContain('asks_joke')
  })
})
