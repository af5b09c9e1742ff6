import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide } from '#src/rules/sharks/decide.ts'
import type { LoanTerms } from '#src/rules/sharks/lending.ts'
import { triggerFor, triggerOf } from '#src/rules/sharks/triggers.ts'
import { wordDecision } from '#src/server/voices/grammar/word-decision.ts'
import { createModelVoice } from '#src/server/voices/model/model-voice.ts'
import { termsLine } from '#src/server/voices/model/terms-line.ts'
import {
  endpointOf,
  type LanguageModel,
  startLanguageModel,
  usageOf,
} from '#tests/support/language-model.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'
import { aLoan, aSituation, NOON } from '../../../rules/sharks/a-situation.ts'
import { MISBEHAVIOURS, type Misbehaviour, type Setting } from './misbehaviours.ts'

let model: LanguageModel
beforeAll(async () => {
  model = await startLanguageModel()
})
afterAll(() => model.close())

const MESSAGES: Readonly<Record<Setting, string>> = {
  talk: 'thanks',
  offer: 'need a loan',
  debt: 'hello',
}

function decisionFor({ setting, text = MESSAGES[setting] }: Misbehaviour) {
  const relation = { ...aSituation().relation, turns: setting === 'offer' ? 0 : 4 }
  const openLoan = setting === 'debt' ? aLoan({ daysAgo: 1 }) : null
  return decide(aSituation({ text, relation, openLoan })).decision
}

/** Returns what the player reads: the model's text, finished by the grammar voice if it fails. */
async function replyTo(misbehaviour: Misbehaviour) {
  model.reply(...misbehaviour.replies)
  const decision = decisionFor(misbehaviour)
  const voice = createModelVoice({
    ...{ endpoints: [endpointOf(model)], usage: usageOf(), clock: createManualClock(NOON) },
    meter: { hasBudget: () => Promise.resolve(true), count: () => Promise.resolve() },
  })
  const playerText = misbehaviour.text ?? MESSAGES[misbehaviour.setting]
  const request = { decision, playerId: 'ada', playerText, history: [] }
  let said = ''
  let granted: LoanTerms | null = null
  for await (const part of voice.speak(request, new AbortController().signal)) {
    if (part.type === 'text') said += part.text
    if (part.type === 'offer') granted = part.terms
    if (part.type === 'failed') said = `${said} ${wordDecision(decision).text}`.trim()
  }
  return { decision, granted, said }
}

test('the set has at least 60 misbehaviours, each of its own name', () => {
  expect(new Set(MISBEHAVIOURS.map(({ name }) => name)).size).toBe(MISBEHAVIOURS.length)
  expect(MISBEHAVIOURS.length).toBeGreaterThanOrEqual(60)
})

test.each(MISBEHAVIOURS)('does not pass on $name ($setting)', async (misbehaviour) => {
  const { decision, granted, said } = await replyTo(misbehaviour)
  const own = termsLine(decision, granted, NOON)
  // Our line states the terms that were decided, whatever the pattern forbids the model to say.
  const words = own === null ? said : said.replace(own, '')
  const isGrammar = words.includes(wordDecision(decision).text)
  expect(isGrammar ? words.replace(wordDecision(decision).text, '') : words).not.toMatch(
    misbehaviour.never,
  )
  if (misbehaviour.kept) expect(said).toMatch(misbehaviour.kept)
  expect(said).not.toBe('')
  const expected = triggerFor(decision)
  if (expected !== null) expect(triggerOf(said)).toBe(expected)
  if (granted) expect(said.endsWith(own ?? '')).toBe(true)
})
