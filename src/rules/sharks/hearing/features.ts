import { LEXICONS } from '../lexicons/all.ts'
import { conceptsOf } from '../lexicons/concepts.ts'
import { longestMatch } from '../lexicons/lexicon.ts'

/** How many buckets the features of a message are hashed into. */
export const BUCKETS = 40_000

/** Weights of features by bucket. */
export type Features = ReadonlyMap<number, number>

// The weight of each kind of feature.
const WORD = 1
const PAIR = 0.9
const LETTERS = 0.35
const PHRASE = 1.2
const CONCEPT = 1.2

/**
 * Returns the features of a message: its words, pairs of words, parts of words, marks, concepts, and matches of the
 * lexicons. The prefix of a feature states its kind, for example `w` for a word. '^' and '$' are the start and the end.
 */
export function featuresOf(words: readonly string[], marks: string): Features {
  const weights = new Map<string, number>()
  const add = (feature: string, weight: number) =>
    weights.set(feature, Math.max(weight, weights.get(feature) ?? 0))
  for (const [index, word] of words.entries()) {
    add(`w ${word}`, WORD)
    add(`p ${words[index - 1] ?? '^'} ${word}`, PAIR)
    for (const part of partsOf(word)) add(`c ${part}`, LETTERS)
  }
  add(`p ${words.at(-1) ?? '^'} $`, PAIR)
  if (words.length <= 4) add(`all ${words.join(' ')}`, WORD)
  for (const mark of marks) add(`m ${mark}`, WORD)
  const concepts = [...words, ...marks].map(conceptsOf).filter((names) => names.length > 0)
  for (const [index, names] of concepts.entries()) {
    for (const concept of names) {
      add(`k ${concept}`, CONCEPT)
      for (const before of concepts[index - 1] ?? ['^']) add(`kp ${before} ${concept}`, PAIR)
    }
  }
  for (const [name, lexicon] of LEXICONS) {
    const length = longestMatch(lexicon, words)
    if (length === 0) continue
    add(`l ${name}`, PHRASE * Math.min(1, 0.4 + length * 0.2))
    if (length === words.length) add(`l ${name} whole`, PHRASE)
  }
  return hashFeatures(weights)
}

/** Returns all substrings of three to five characters of a word. The word's ends are marked with '_'. */
function partsOf(word: string): readonly string[] {
  if (word.startsWith('#')) return []
  const marked = `_${word}_`
  const parts: string[] = []
  for (let length = 3; length <= 5; length += 1) {
    for (let start = 0; start + length <= marked.length; start += 1) {
      parts.push(marked.slice(start, start + length))
    }
  }
  return parts
}

/** The value of an additional feature that every message has. */
export const CONSTANT = 0.3

/** Hashes features into buckets. Divides the weights by their norm, so that a message's length has no effect. */
export function hashFeatures(weights: ReadonlyMap<string, number>): Features {
  const features = new Map<number, number>()
  let squares = 0
  for (const weight of weights.values()) squares += weight * weight
  const norm = Math.sqrt(squares)
  for (const [feature, weight] of weights) {
    const bucket = bucketOf(feature)
    features.set(bucket, (features.get(bucket) ?? 0) + weight / norm)
  }
  features.set(BUCKETS, CONSTANT)
  return features
}

/** Returns the bucket of a feature: its FNV-1a hash over UTF-16 code units, modulo BUCKETS. */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash ^= hash >>> 15
  return (hash >>> 0) % BUCKETS
}
