import { expect, test } from 'vitest'
import { chanceOf, pick } from '#src/lib/chance.ts'
import type { Shark } from '#src/rules/sharks/decision.ts'
import { BANKS } from '#src/server/voices/grammar/banks/banks.ts'
import { compileBank } from '#src/server/voices/grammar/compile-bank.ts'
import { SHARKS } from '../../../rules/sharks/a-situation.ts'
import { VoiceClassifier } from './tell-voices-apart.ts'

/** Half of everybody's lines to learn from, and half to be asked about. */
function halves() {
  const classifier = new VoiceClassifier()
  const asked = new Map<Shark, string[]>()
  for (const shark of SHARKS) {
    const lines = [...compileBank(shark, BANKS[shark]).values()].flat().map(({ text }) => text)
    for (const [index, line] of lines.entries()) {
      if (index % 2 === 0) classifier.learn(shark, line)
      else asked.set(shark, [...(asked.get(shark) ?? []), line])
    }
  }
  return { classifier, asked }
}

test('default: of lines not heard before, nine in ten are told by a line', () => {
  const { classifier, asked } = halves()
  const all = [...asked].flatMap(([shark, lines]) => lines.map((line) => ({ shark, line })))
  const right = all.filter(({ shark, line }) => classifier.guess([line]) === shark)
  expect(right.length / all.length).toBeGreaterThanOrEqual(0.9)
})

test('behavior: three lines are told in 99 of a hundred', () => {
  const { classifier, asked } = halves()
  const chance = chanceOf('three lines')
  let right = 0
  for (const [shark, lines] of asked) {
    for (let round = 0; round < 2_000; round += 1) {
      const three = [pick(chance, lines), pick(chance, lines), pick(chance, lines)]
      if (classifier.guess(three) === shark) right += 1
    }
  }
  expect(right / (2_000 * asked.size)).toBeGreaterThanOrEqual(0.99)
})
