import { expect, test } from 'vitest'
import { chanceOf, pick } from '#src/lib/chance.ts'
import type { Shark } from '#src/rules/sharks/decision.ts'
import { BANKS } from '#src/server/voices/grammar/banks/banks.ts'
import { compileBank } from '#src/server/voices/grammar/compile-bank.ts'
import { SHARKS } from '../../../rules/sharks/a-situation.ts'
import { VoiceClassifier } from './tell-voices-apart.ts'

/** Nine of ten lines are learned and one is tested; each line is tested in one of the ten folds. */
const FOLDS = 10

interface Fold {
  readonly classifier: VoiceClassifier
  readonly asked: ReadonlyMap<Shark, readonly string[]>
}

const LINES = SHARKS.map((shark) => {
  const lines = [...compileBank(shark, BANKS[shark]).values()].flat().map(({ text }) => text)
  return [shark, lines] as const
})

function foldOf(fold: number): Fold {
  const classifier = new VoiceClassifier()
  const isAsked = (_: string, index: number): boolean => index % FOLDS === fold
  for (const [shark, lines] of LINES) {
    for (const [index, line] of lines.entries()) {
      if (!isAsked(line, index)) classifier.learn(shark, line)
    }
  }
  return { classifier, asked: new Map(LINES.map(([shark, all]) => [shark, all.filter(isAsked)])) }
}

const folds = (): readonly Fold[] => Array.from({ length: FOLDS }, (_, fold) => foldOf(fold))

test('names the shark of nine in ten unknown lines', () => {
  let right = 0
  for (const { asked, classifier } of folds()) {
    for (const [shark, lines] of asked) {
      right += lines.filter((line) => classifier.guess([line]) === shark).length
    }
  }
  const all = LINES.reduce((sum, [, lines]) => sum + lines.length, 0)
  expect(right / all).toBeGreaterThanOrEqual(0.9)
})

test('names the shark of 99 in 100 groups of three unknown lines', () => {
  const chance = chanceOf('three lines')
  const rounds = 200
  let right = 0
  for (const { asked, classifier } of folds()) {
    for (const [shark, lines] of asked) {
      for (let round = 0; round < rounds; round += 1) {
        const three = [pick(chance, lines), pick(chance, lines), pick(chance, lines)]
        if (classifier.guess(three) === shark) right += 1
      }
    }
  }
  expect(right / (rounds * SHARKS.length * FOLDS)).toBeGreaterThanOrEqual(0.99)
})
