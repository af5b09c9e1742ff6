import { BUCKETS, type Features } from './features.ts'
import { UTTERANCE_KINDS, type UtteranceKind } from './kinds.ts'

/** A linear classifier: for each kind a weight for each bucket, one after the other, and one for the bias. */
export type Weights = Float32Array

/** The number of weights of one kind. */
export const WEIGHTS_PER_KIND = BUCKETS + 1

/** Returns the likelihood of each legal kind. They sum to 1. */
export function likelihoods(
  weights: Weights,
  features: Features,
  legal: readonly UtteranceKind[],
): ReadonlyMap<UtteranceKind, number> {
  const scores = legal.map((kind) => scoreOf(weights, features, UTTERANCE_KINDS.indexOf(kind)))
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return new Map(legal.map((kind, index) => [kind, (powers[index] ?? 0) / total]))
}

function scoreOf(weights: Weights, features: Features, kind: number): number {
  const start = kind * WEIGHTS_PER_KIND
  let score = 0
  for (const [bucket, value] of features) score += (weights[start + bucket] ?? 0) * value
  return score
}

/** The letters of packed weights, one per level, lowest first. The steps between the levels grow with the weight. */
export const LEVELS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** The level of zero. */
export const MIDDLE = 32
/** The largest weight that can be stored. */
export const LARGEST = 16

/** Reads weights that are written as one letter each. */
export function unpackWeights(packed: string): Weights {
  const levels = new Map([...LEVELS].map((letter, level) => [letter, weightOf(level)]))
  return Float32Array.from(packed, (letter) => levels.get(letter) ?? 0)
}

function weightOf(level: number): number {
  const part = (level - MIDDLE) / (MIDDLE - 1)
  return Math.sign(part) * part * part * LARGEST
}
