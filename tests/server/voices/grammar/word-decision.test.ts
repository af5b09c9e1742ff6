import { expect, test } from 'vitest'
import { chanceOf, pick } from '#src/lib/chance.ts'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Decision } from '#src/rules/sharks/decision.ts'
import { triggerFor, triggerOf } from '#src/rules/sharks/triggers.ts'
import { chooseSpeech } from '#src/server/voices/grammar/choose-line.ts'
import { compileBank } from '#src/server/voices/grammar/compile-bank.ts'
import { expandLine } from '#src/server/voices/grammar/expand-line.ts'
import { wordDecision } from '#src/server/voices/grammar/word-decision.ts'
import { aSituation, drawSituation, EVENTS, SHARKS } from '../../../rules/sharks/a-situation.ts'
import { THINGS_SAID } from '../../../rules/sharks/things-said.ts'
import { Talk } from '../a-talk.ts'
import { expectWhole } from './expect-whole.ts'

const greeting: Decision = {
  ...decide(aSituation({ shark: 'tommy' })).decision,
  tags: ['clear', 'met', 'mood_warm'],
}

test.each(SHARKS)(
  '%s words 5,000 decisions, each filled, short and with the trigger of its chips',
  (shark) => {
    expectWhole(shark, 5_000)
  },
)

test.each(SHARKS)('%s repeats no line within 12 of 2,000 turns', (shark) => {
  const chance = chanceOf(`talk with ${shark}`)
  const talk = new Talk(shark, 'long', { reputation: 0.9 })
  for (let turn = 0; turn < 2_000; turn += 1) {
    const option = talk.offer && chance() < 0.3 ? pick(chance, talk.offer.options).title : null
    if (chance() < 0.15) talk.happens({ ...pick(chance, EVENTS), id: `event ${turn}` })
    if (chance() < 0.1) talk.bark()
    if (option !== null && talk.offer?.options.some(({ title }) => title === option))
      talk.take(option)
    else talk.say(pick(chance, THINGS_SAID))
    if (chance() < 0.1) talk.wait(1)
    if (chance() < 0.1) talk.owns(Math.floor(chance() * 500_000))
  }
  expectNoRepeat(talk.spoken)
})

test.each(THINGS_SAID)('%j thirty times gets thirty different replies', (text) => {
  for (const shark of SHARKS) {
    const talk = new Talk(shark)
    for (let turn = 0; turn < 30; turn += 1) talk.say(text)
    expectNoRepeat(talk.spoken)
  }
})

function expectNoRepeat(spoken: readonly string[]): void {
  for (const [index, text] of spoken.entries()) {
    expect(spoken.slice(Math.max(0, index - 12), index)).not.toContain(text)
  }
}

test('words a decision in the same way, and differently with another seed', () => {
  const texts = new Set<string>()
  for (const shark of SHARKS) {
    for (let index = 0; index < 50; index += 1) {
      const { decision } = decide(drawSituation(shark, `${index}`))
      expect(wordDecision(decision)).toEqual(wordDecision(structuredClone(decision)))
    }
  }
  for (let index = 0; index < 20; index += 1) {
    texts.add(wordDecision({ ...greeting, seed: `${index}` }).text)
  }
  expect(texts.size).toBeGreaterThan(5)
})

test('prefers the most specific line until it was used', () => {
  const bank = compileBank('tommy', [
    { topic: 'greet', lines: ['Hey.'] },
    { topic: 'greet', when: ['met', 'mood_warm'], lines: ['Hey, you.'] },
    { topic: 'greet', when: ['met'], lines: ['You.'] },
    { topic: 'greet', when: ['met', 'clear', '!mood_warm'], lines: ['Never.'] },
  ])
  const first = chooseSpeech(bank, greeting)
  expect(first.text).toBe('Hey, you.')
  const second = chooseSpeech(bank, { ...greeting, recentLines: first.lines })
  expect(second.text).toBe('You.')
})

test('repeats the oldest line with another opening when all were used', () => {
  const bank = compileBank('tommy', [
    { topic: 'greet', lines: ['Hey.', 'You.'] },
    { topic: 'again', lines: ['Like I said.', 'Once more.'] },
  ])
  let decision = greeting
  const spoken = []
  for (let turn = 0; turn < 4; turn += 1) {
    const { text, lines } = chooseSpeech(bank, decision)
    spoken.push(text)
    decision = { ...decision, recentLines: [...lines, ...decision.recentLines] }
  }
  expect(new Set(spoken).size).toBe(4)
  expect(spoken[2]).toMatch(/^(?:Like I said|Once more)\. /)
})

test('recognises a line that is used once by its id', () => {
  const bank = compileBank('tommy', [{ topic: 'greet', lines: [{ text: 'First!', once: true }] }])
  expect(chooseSpeech(bank, greeting).lines[0]).toMatch(/^once:/)
})

test('prefers lines with more weight', () => {
  const bank = compileBank('tommy', [
    { topic: 'greet', lines: [{ text: 'Often.', weight: 9 }, 'Seldom.'] },
  ])
  const often = Array.from({ length: 1_000 }, (_, seed) =>
    chooseSpeech(bank, { ...greeting, seed: `${seed}` }),
  ).filter(({ text }) => text === 'Often.')
  expect(often.length).toBeGreaterThan(850)
  expect(often.length).toBeLessThan(950)
})

test('leaves out a name that would look like a trigger', () => {
  for (const shark of SHARKS) {
    for (let index = 0; index < 300; index += 1) {
      const situation = drawSituation(shark, `${index}`)
      const player = { ...situation.player, streetName: 'Big Deal Favor' }
      const { decision } = decide({ ...situation, player })
      expect(triggerOf(wordDecision(decision).text)).toBe(triggerFor(decision))
    }
  }
})

test('draws alternatives, fills slots and capitalises sentences', () => {
  const slots = { borough: 'the Bronx', name: 'bob' }
  const expand = (text: string) => expandLine(text, slots, chanceOf('x'))
  expect(expand('So. {borough}. {name} likes {borough}.')).toBe(
    'So. The Bronx. bob likes the Bronx.',
  )
  expect(['a!', 'b!']).toContain(expand('[a|b]!'))
  expect(expand('{owed}')).toBeNull()
  expect(expand('{constructor}')).toBeNull()
})

test('never repeats a line that is said once, even when every line rests', () => {
  const bank = compileBank('tommy', [
    { topic: 'greet', lines: [{ text: 'Only once.', once: true }, 'Again and again.'] },
    { topic: 'again', lines: ['As I said:'] },
  ])
  const lines = (bank.get('greet') ?? []).map(({ id }) => id)
  const decision: Decision = { ...greeting, offer: null, recentLines: lines.toReversed() }
  expect(chooseSpeech(bank, decision).text).toBe('As I said: Again and again.')
})
