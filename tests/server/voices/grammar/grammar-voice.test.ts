import { expect, test } from 'vitest'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Shark } from '#src/rules/sharks/decision.ts'
import { createGrammarVoice } from '#src/server/voices/grammar/grammar-voice.ts'
import { paceSpeech } from '#src/server/voices/grammar/pace.ts'
import { wordDecision } from '#src/server/voices/grammar/word-decision.ts'
import type { VoicePart } from '#src/server/voices/voice.ts'
import { Talk } from '../a-talk.ts'
import { aSituation, drawSituation, SHARKS } from '../../../rules/sharks/a-situation.ts'

async function listen(shark: Shark, signal = new AbortController().signal): Promise<VoicePart[]> {
  const { decision } = decide(aSituation({ shark }))
  const parts: VoicePart[] = []
  const speech = createGrammarVoice().speak(
    { decision, playerId: 'nobody', playerText: '', history: [] },
    signal,
  )
  for await (const part of speech) parts.push(part)
  return parts
}

test('yields a decision in pieces of a few characters, then done', async () => {
  const parts = await listen('vinnie')
  const { text, lines } = wordDecision(decide(aSituation()).decision)
  expect(parts.map((part) => (part.type === 'text' ? part.text : '')).join('')).toBe(text)
  expect(parts.at(-1)).toEqual({ type: 'done', lines })
  expect(parts.length).toBeGreaterThan(text.length / 4)
})

test('ends with failed when it is stopped', async () => {
  const parts = await listen('tommy', AbortSignal.abort())
  expect(parts).toEqual([{ type: 'failed', reason: 'The speech was stopped.' }])
})

test('pauses 12.5 characters after commas and 25 after full stops', () => {
  expect(paceSpeech('vinnie', 'Hi, you. Go')).toEqual([
    { type: 'text', text: 'Hi,', pauseMs: 150 },
    { type: 'text', text: ' yo', pauseMs: 36 },
    { type: 'text', text: 'u.', pauseMs: 300 },
    { type: 'text', text: ' Go', pauseMs: 0 },
  ])
})

test('ends every text of every shark within 3.5 s', () => {
  for (const shark of SHARKS) {
    for (let index = 0; index < 200; index += 1) {
      const { text } = wordDecision(decide(drawSituation(shark, `${index}`)).decision)
      const parts = paceSpeech(shark, text)
      expect(parts.reduce((sum, { pauseMs }) => sum + pauseMs, 0)).toBeLessThanOrEqual(3_500)
      expect(parts.map((part) => part.text).join('')).toBe(text)
    }
  }
})

test('splits no character', () => {
  expect(paceSpeech('tommy', '👍👍👍👍').map(({ text }) => text)).toEqual(['👍👍👍', '👍'])
})

test('repeats the line that was said last to a player who asks for it', () => {
  const talk = new Talk('vinnie').say('hello').say('do you like the Mets')
  const said = talk.spoken.at(-1) ?? ''
  expect(talk.say('say that again').spoken.at(-1)).toContain(said)
})
