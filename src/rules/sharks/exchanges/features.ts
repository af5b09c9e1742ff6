import { type Features, hashFeatures } from '../hearing/features.ts'
import { conceptsOf } from '../lexicons/concepts.ts'

// The weight of each kind of feature.
const WORD = 1
const PAIR = 0.7
const BEGINNING = 0.5
const CONCEPT = 0.6
/** The letters of a word that stand for its forms. */
const LETTERS = 4

/**
 * Returns the features by which a message is compared with the examples of exchanges: its words, pairs of words, the
 * beginnings of words and their concepts. They are fewer than those of the hearing, so that few weights say much.
 */
export function exchangeFeaturesOf(words: readonly string[]): Features {
  const weights = new Map<string, number>()
  const add = (feature: string, weight: number) =>
    weights.set(feature, Math.max(weight, weights.get(feature) ?? 0))
  for (const [index, word] of words.entries()) {
    add(`w ${word}`, WORD)
    add(`p ${words[index - 1] ?? '^'} ${word}`, PAIR)
    if (word.length >= LETTERS) add(`b ${word.slice(0, LETTERS)}`, BEGINNING)
    for (const concept of conceptsOf(word)) add(`k ${concept}`, CONCEPT)
  }
  add(`p ${words.at(-1) ?? '^'} $`, PAIR)
  return hashFeatures(weights)
}
