import { chanceOf } from '#src/lib/chance.ts'
import { type Weights, likelihoods, WEIGHTS_PER_KIND } from '#src/rules/sharks/hearing/classify.ts'
import { UTTERANCE_KINDS, type UtteranceKind } from '#src/rules/sharks/hearing/kinds.ts'
import type { Features } from '#src/rules/sharks/hearing/features.ts'
import { readMessage } from '#src/rules/sharks/hearing/message.ts'
import { legalKinds } from '#src/rules/sharks/hearing/legal-kinds.ts'
import { hearingAt, type Utterance } from './corpus.ts'

const EPOCHS = 10
const RATE = 0.7
const DECAY = 2e-5

interface Example {
  readonly features: Features
  readonly legal: readonly UtteranceKind[]
  readonly kind: UtteranceKind
}

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

/** Learns a multinomial logistic regression from labelled messages. The same messages give the same weights. */
export function train(utterances: readonly Utterance[]): Weights {
  const examples = utterances.flatMap(examplesOf)
  const weights = new Float32Array(UTTERANCE_KINDS.length * WEIGHTS_PER_KIND)
  const squares = new Float32Array(weights.length).fill(0.1)
  const chance = chanceOf('train the hearing')
  const order = examples.map((_, index) => index)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, chance)
    for (const index of order) {
      const example = examples[index]
      if (example) learn(weights, squares, example)
    }
  }
  return weights
}

function examplesOf({ text, intent, at }: Utterance): Example[] {
  const situations = SITUATIONAL.includes(intent) ? [at] : SITUATIONS
  return situations.flatMap((situation) => {
    const hearing = hearingAt(situation)
    const legal = legalKinds(hearing)
    const { features } = readMessage(text, hearing.now)
    return legal.includes(intent) ? [{ features, legal, kind: intent }] : []
  })
}

/** One step of Adagrad against the slope of the loss. */
function learn(weights: Weights, squares: Float32Array, { features, legal, kind }: Example): void {
  for (const [other, likelihood] of likelihoods(weights, features, legal)) {
    const error = likelihood - (other === kind ? 1 : 0)
    if (Math.abs(error) < 0.001) continue
    const start = UTTERANCE_KINDS.indexOf(other) * WEIGHTS_PER_KIND
    for (const [bucket, value] of features) {
      const place = start + bucket
      const weight = weights[place] ?? 0
      const slope = error * value + DECAY * weight
      const square = (squares[place] ?? 0) + slope * slope
      squares[place] = square
      weights[place] = weight - (RATE * slope) / Math.sqrt(square)
    }
  }
}

function shuffle(order: number[], chance: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1))
    const kept = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = kept
  }
}
