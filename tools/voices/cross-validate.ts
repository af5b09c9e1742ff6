import { WEIGHTS_PER_KIND } from '#src/rules/sharks/hearing/classify.ts'
import { UTTERANCE_KINDS } from '#src/rules/sharks/hearing/kinds.ts'
import { unpackWeights } from '#src/rules/sharks/hearing/packed.ts'
import type { Utterance } from './corpus.ts'
import { measure, type Measured, type Rate } from './measure.ts'
import { packWeights } from './pack-weights.ts'
import { train } from './train.ts'
import { LEAST_WEIGHT } from './weights-file.ts'

const FOLDS = 5

/** Measures messages in folds: each is understood with weights that were learned from the other folds. */
export function crossValidate(utterances: readonly Utterance[]): Measured {
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const isAsked = (_: Utterance, index: number): boolean => index % FOLDS === fold
    const learned = train(utterances.filter((utterance, index) => !isAsked(utterance, index)))
    const count = UTTERANCE_KINDS.length * WEIGHTS_PER_KIND
    const weights = unpackWeights(packWeights(learned, LEAST_WEIGHT), count)
    return measure(utterances.filter(isAsked), weights)
  })
  return folds.reduce(sumOf)
}

function sumOf(one: Measured, other: Measured): Measured {
  return {
    intents: merged(one.intents, other.intents, addRates),
    figures: addRates(one.figures, other.figures),
    subjects: addRates(one.subjects, other.subjects),
    mistaken: addRates(one.mistaken, other.mistaken),
    confusions: merged(one.confusions, other.confusions, (first, second) => first + second),
  }
}

function addRates(one: Rate, other: Rate): Rate {
  return { right: one.right + other.right, all: one.all + other.all }
}

function merged<value>(
  one: ReadonlyMap<string, value>,
  other: ReadonlyMap<string, value>,
  add: (one: value, other: value) => value,
): ReadonlyMap<string, value> {
  const sums = new Map(one)
  for (const [key, value] of other) {
    const known = sums.get(key)
    sums.set(key, known === undefined ? value : add(known, value))
  }
  return sums
}
