import { BUCKETS, CONSTANT, type Features } from '#src/rules/sharks/hearing/features.ts'
import { type Weights, WEIGHTS_PER_KIND } from '#src/rules/sharks/hearing/classify.ts'

/** A message with its kind; null for a message of no kind. */
export interface Labelled<kind extends string> {
  readonly features: Features
  readonly kind: kind | null
}

/** Smaller weights are left out. */
const LEAST_WEIGHT = 0.15
/** How much an error counts, against the length of the weights. */
const COST = 1
const PASSES = 12
/** A pass whose largest step is smaller is the last one. */
const LEAST_STEP = 0.01

interface Row {
  readonly buckets: Int32Array
  readonly values: Float32Array
  readonly square: number
}

/**
 * Learns to separate each kind from all other messages: a linear support vector machine with squared hinge loss, by
 * dual coordinate descent (Hsieh et al. 2008, https://doi.org/10.1145/1390156.1390208). The score of a kind is about 1 for
 * its messages and −1 for the others. The same messages give the same weights.
 */
export function separate<kind extends string>(
  kinds: readonly kind[],
  messages: readonly Labelled<kind>[],
): Weights {
  const rows = messages.map(({ features }) => rowOf(features))
  const weights = new Float32Array(kinds.length * WEIGHTS_PER_KIND)
  for (const [place, kind] of kinds.entries()) {
    const isOf = messages.map((message) => message.kind === kind)
    weights.set(withoutSmall(separateOne(rows, isOf), rows), place * WEIGHTS_PER_KIND)
  }
  return weights
}

function rowOf(features: Features): Row {
  const values = Float32Array.from(features.values())
  return {
    buckets: Int32Array.from(features.keys()),
    values,
    square: values.reduce((sum, value) => sum + value * value, 0),
  }
}

/** Sets small weights to zero, and adds what they were worth on average to the weight of the constant feature. */
function withoutSmall(weights: Float32Array, rows: readonly Row[]): Float32Array {
  const left = weights.map((weight) => (Math.abs(weight) < LEAST_WEIGHT ? 0 : weight))
  left[BUCKETS] = weights[BUCKETS] as number
  const lost = rows.reduce((sum, row) => sum + dot(weights, row) - dot(left, row), 0) / rows.length
  left[BUCKETS] = (left[BUCKETS] as number) + lost / CONSTANT
  return left
}

/** Learns the weights of one kind. A message that is far on its side is left out of the later passes. */
function separateOne(rows: readonly Row[], isOf: readonly boolean[]): Float32Array {
  const weights = new Float32Array(BUCKETS + 1)
  const alphas = new Float64Array(rows.length)
  let active = rows.map((_, index) => index)
  for (let pass = 0; pass < PASSES; pass += 1) {
    let largest = 0
    const kept: number[] = []
    for (const index of active) {
      const row = rows[index] as Row
      const sign = isOf[index] ? 1 : -1
      const alpha = alphas[index] ?? 0
      const slope = sign * dot(weights, row) - 1 + alpha / (2 * COST)
      if (alpha === 0 && slope > 0) continue
      kept.push(index)
      const next = Math.max(0, alpha - slope / (row.square + 1 / (2 * COST)))
      alphas[index] = next
      largest = Math.max(largest, Math.abs(next - alpha))
      add(weights, row, (next - alpha) * sign)
    }
    active = kept
    if (largest < LEAST_STEP) break
  }
  return weights
}

function dot(weights: Float32Array, { buckets, values }: Row): number {
  let sum = 0
  for (let index = 0; index < buckets.length; index += 1)
    sum += (weights[buckets[index] as number] as number) * (values[index] as number)
  return sum
}

function add(weights: Float32Array, { buckets, values }: Row, step: number): void {
  if (step === 0) return
  for (let index = 0; index < buckets.length; index += 1) {
    const bucket = buckets[index] as number
    weights[bucket] = (weights[bucket] as number) + step * (values[index] as number)
  }
}
