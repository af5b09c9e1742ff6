import { expect } from 'vitest'
import type { Shark } from '#src/rules/sharks/decision.ts'
import { triggerFor, triggerOf } from '#src/rules/sharks/triggers.ts'
import { wordDecision } from '#src/server/voices/grammar/word-decision.ts'
import { drawDecision } from '../../../rules/sharks/draw-decision.ts'

/** Words `count` random decisions of a shark and checks that each is filled, short and matches its chips. */
export function expectWhole(shark: Shark, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const decision = drawDecision(shark, `${shark}|${index}`)
    const { text, lines } = wordDecision(decision)
    const isWhole =
      text.length > 0 && text.length <= 300 && !/[{}[\]|]|undefined|null|NaN/.test(text)
    const isTrue = triggerOf(text) === triggerFor(decision)
    if (!isWhole || !isTrue || lines.length === 0) expect.fail(`${decision.act}: ${text}`)
  }
}
