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
  ['noted', 'acknowledges'],
  ['lol ok boss', 'acknowledges'],
  ['I will keep that in mind.', 'acknowledges'],
  ['cool story bro', 'mocks'],
  ['wow. deep.', 'mocks'],
  ["that's not funny", 'not_funny'],
  ['"business is business" yeah real original', 'quotes'],
  ["my name isn't Kid", 'corrects'],
  ['are you even listening', 'complains'],
  ["I don't understand, can you say it more simple please?", 'asks_simply'],
  ["that's not what I asked", 'presses'],
  ['so is that a no?', 'asks_verdict'],
  ['what happened to the guy', 'asks_fate'],
  ['so?', 'asks_point'],
  ['says you', 'asks_source'],
  ['how do you know that', 'how_known'],
  ["look who's talking", 'retorts'],
  ["I'd rather not say", 'keeps_quiet'],
  ["let's change the subject", 'moves_on'],
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
  "what happens with the rate if I'm late",
  'explain the interest to me',
  "please don't hurt me",
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

  test.each([
    ['yes', 'reacts_says_yes'],
    ['ok', 'reacts_says_yes'],
    ['I will keep that in mind', 'reacts_acknowledges'],
    ['whatever', 'reacts_yields'],
  ])('is %j of a debtor to a remark, not an answer to a demand', (text, tag) => {
    const relation: Relation = { ...met, last: { act: 'answer_topic', topic: 'mets' } }
    const { decision } = decide(aSituation({ relation, openLoan: aLoan(), text }))
    expect(decision.tags).toContain(tag)
    const asked: Relation = { ...met, last: { act: 'remind_debt' } }
    const yes = decide(aSituation({ relation: asked, openLoan: aLoan(), text: 'yes' })).decision
    expect(yes.act).not.toBe('answer_reaction')
  })

  test.each(["that's not funny", 'I will keep that in mind', 'lol ok boss', 'what do you mean'])(
    'is %j at an open offer',
    (text) => {
      const player = { ...aSituation().player, cashCents: 200_000 }
      const { offer } = decide(aSituation({ text: 'need a loan', player })).decision
      const openOffer = offer && { terms: offer.terms }
      const relation: Relation = { ...met, last: { act: 'answer_topic', topic: 'mets' } }
      const { decision } = decide(aSituation({ relation, openOffer, player, text }))
      expect(openOffer?.terms.kind).toBe('loan')
      expect(decision.act).toBe('answer_reaction')
    },
  )

  test('names what the last reply was, where it is known', () => {
    const relation: Relation = { ...met, last: { act: 'talk_street' } }
    const { decision } = decide(aSituation({ relation, text: 'and then?' }))
    expect(decision.tags).toEqual(expect.arrayContaining(['reacts_asks_then', 'after_tip']))
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
