import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { UTTERANCE_KINDS } from '#src/rules/sharks/hearing/kinds.ts'
import { readCorpus } from '../../../../tools/voices/corpus.ts'
import { measure, partOf, together } from '../../../../tools/voices/measure.ts'
import {
  exchangeWeightsFile,
  reactionWeightsFile,
  weightsFile,
} from '../../../../tools/voices/weights-file.ts'

const CORPUS = readCorpus()
const HELD_OUT = CORPUS.filter(({ set }) => set === 'held-out')
const TUNING = CORPUS.filter(({ set }) => set === 'tuning')

test('holds at least 1,200 messages in eight languages, of every intent in both sets', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(1_200)
  expect(HELD_OUT.length).toBeGreaterThanOrEqual(400)
  expect(new Set(CORPUS.map(({ lang }) => lang)).size).toBe(8)
  for (const utterances of [HELD_OUT, TUNING]) {
    const intents = new Set(utterances.map(({ intent }) => intent))
    expect(UTTERANCE_KINDS.filter((kind) => !intents.has(kind))).toEqual([])
  }
})

test('has no message in both sets', () => {
  const held = new Set(HELD_OUT.map(({ text }) => text.toLowerCase()))
  const shared = TUNING.filter(({ text }) => held.has(text.toLowerCase()))
  expect(shared.map(({ text }) => text)).toEqual([])
})

test('understands the held-out messages', () => {
  const { intents, figures, subjects, mistaken } = measure(HELD_OUT)
  expect(partOf(together(intents, (lang) => lang === 'en'))).toBeGreaterThanOrEqual(0.89)
  expect(partOf(together(intents, (lang) => lang !== 'en'))).toBeGreaterThanOrEqual(0.9)
  expect(partOf(figures)).toBeGreaterThanOrEqual(0.95)
  expect(partOf(subjects)).toBeGreaterThanOrEqual(0.9)
  expect(partOf(mistaken)).toBeLessThanOrEqual(0.03)
})

test('learns the same weights of kinds and reactions from the same corpus, together in less than 200 KB', () => {
  const stored = WEIGHTS.map((path) => readFileSync(new URL(path, SHARKS), 'utf8'))
  expect([weightsFile(), reactionWeightsFile()].map((text, at) => text === stored[at])).toEqual([
    true,
    true,
  ])
  expect(Buffer.byteLength(stored.join(''))).toBeLessThan(200_000)
})

test('learns the same weights of exchanges from the same examples, in less than 450 KB', () => {
  const stored = readFileSync(new URL('exchanges/weights.ts', SHARKS), 'utf8')
  expect(exchangeWeightsFile() === stored).toBe(true)
  expect(Buffer.byteLength(stored)).toBeLessThan(450_000)
})

const SHARKS = new URL('../../../../src/rules/sharks/', import.meta.url)
const WEIGHTS = ['hearing/weights.ts', 'reactions/weights.ts']
