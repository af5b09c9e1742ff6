import { BUCKETS, type Features } from './features.ts'

/** The weights of a linear classifier: for each kind, one for each bucket, then one for the bias. */
export type Weights = Float32Array

/** The number of weights of one kind. */
export const WEIGHTS_PER_KIND = BUCKETS + 1

/** A classifier: its kinds in the order of their weights. */
export interface Classifier<kind extends string> {
  readonly kinds: readonly kind[]
  readonly weights: Weights
}

/** Returns the likelihood of each legal kind. They sum to 1. */
export function likelihoods<kind extends string>(
  { kinds, weights }: Classifier<kind>,
  features: Features,
  legal: readonly kind[],
): ReadonlyMap<kind, number> {
  const scores = legal.map((kind) => scoreOf(weights, features, kinds.indexOf(kind)))
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return new Map(legal.map((kind, index) => [kind, (powers[index] ?? 0) / total]))
}

/** Returns the likeliest kind with its likelihood. */
export function likeliest<kind extends string>(
  found: ReadonlyMap<kind, number>,
): readonly [kind, number] {
  return [...found].reduce((best, next) => (next[1] > best[1] ? next : best))
}

function scoreOf(weights: Weights, features: Features, kind: number): number {
  const start = kind * WEIGHTS_PER_KIND
  let score = 0
  for (const [bucket, value] of features) score += (weights[start + bucket] ?? 0) * value
  return score
}
