import type { Weights } from '#src/rules/sharks/hearing/classify.ts'
import { UTTERANCE_KINDS, type UtteranceKind } from '#src/rules/sharks/hearing/kinds.ts'
import { readMessage } from '#src/rules/sharks/hearing/message.ts'
import { legalKinds } from '#src/rules/sharks/hearing/legal-kinds.ts'
import { hearingAt, type Utterance } from './corpus.ts'
import { type Example, learn } from './learn.ts'

/** The kinds that depend on the situation. All others are learned in every situation. */
const SITUATIONAL: readonly UtteranceKind[] = [
  'accept',
  'decline',
  'counter',
  'ask_loan',
  'pay',
  'beg',
  'excuse',
  'unknown',
]
const SITUATIONS = [undefined, 'offer', 'debt'] as const

/** Learns the intents of labelled messages. The same messages give the same weights. */
export function train(utterances: readonly Utterance[]): Weights {
  return learn(UTTERANCE_KINDS, utterances.flatMap(examplesOf))
}

function examplesOf({ text, intent, at }: Utterance): Example<UtteranceKind>[] {
  const situations = SITUATIONAL.includes(intent) ? [at] : SITUATIONS
  return situations.flatMap((situation) => {
    const hearing = hearingAt(situation)
    const legal = legalKinds(hearing)
    const { features } = readMessage(text, hearing.now)
    return legal.includes(intent) ? [{ features, legal, kind: intent }] : []
  })
}
