import { BUCKETS, type Features } from './features.ts'
import { UTTERANCE_KINDS, type UtteranceKind } from './kinds.ts'

/** The weights of a linear classifier: for each kind, one for each bucket, then one for the bias. */
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

/** Returns the likeliest kind with its likelihood. */
export function likeliest(
  found: ReadonlyMap<UtteranceKind, number>,
): readonly [UtteranceKind, number] {
  return [...found].reduce((best, next) => (next[1] > best[1] ? next : best))
}

function scoreOf(weights: Weights, features: Features, kind: number): number {
  const start = kind * WEIGHTS_PER_KIND
  let score = 0
  for (const [bucket, value] of features) score += (weights[start + bucket] ?? 0) * value
  return score
}
