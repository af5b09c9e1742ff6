import type { Weights } from './classify.ts'

/** The letters of packed weights, one per level, lowest first. The steps between the levels grow with the weight. */
export const LEVELS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** The level of zero. */
export const MIDDLE = 32
/** The largest weight that can be stored. */
export const LARGEST = 16
/** The digits of the length of a run of zeros, the highest place first. A run ends at the next letter. */
export const RUN_DIGITS = '!#%&()*,-.:;<=>?@[]^_{|}~'

/** Reads `count` weights that are written as one letter each, with runs of zeros as their length. */
export function unpackWeights(packed: string, count: number): Weights {
  const weights = new Float32Array(count)
  for (const [place, weight] of storedWeights(packed)) weights[place] = weight
  return weights
}

/** A weight of a feature for one kind, by the place of the kind. */
export interface KindWeight {
  readonly kind: number
  readonly weight: number
}

/** Reads weights of many kinds of which most are zero: those of each feature that are not. */
export function unpackSparse(
  packed: string,
  weightsPerKind: number,
): ReadonlyMap<number, readonly KindWeight[]> {
  const byBucket = new Map<number, KindWeight[]>()
  for (const [place, weight] of storedWeights(packed)) {
    const bucket = place % weightsPerKind
    const kind = Math.floor(place / weightsPerKind)
    const others = byBucket.get(bucket)
    if (others) others.push({ kind, weight })
    else byBucket.set(bucket, [{ kind, weight }])
  }
  return byBucket
}

/** Reads the places and the values of the weights that are not zero. */
function* storedWeights(packed: string): Generator<readonly [place: number, weight: number]> {
  const levels = new Map([...LEVELS].map((letter, level) => [letter, weightOf(level)]))
  let place = 0
  let run = 0
  for (const sign of packed) {
    const weight = levels.get(sign)
    if (weight === undefined) {
      run = run * RUN_DIGITS.length + RUN_DIGITS.indexOf(sign)
      continue
    }
    place += run
    run = 0
    yield [place, weight]
    place += 1
  }
}

function weightOf(level: number): number {
  const part = (level - MIDDLE) / (MIDDLE - 1)
  return Math.sign(part) * part * part * LARGEST
}
