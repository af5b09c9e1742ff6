import { chanceOf } from '#src/lib/chance.ts'
import { type Weights, WEIGHTS_PER_KIND } from '#src/rules/sharks/hearing/classify.ts'
import type { Features } from '#src/rules/sharks/hearing/features.ts'

const EPOCHS = 10
const RATE = 0.7
const DECAY = 2e-5
/** Smaller errors teach nothing. */
const LEAST_ERROR = 0.002

/** The features of a message with its kind and the kinds that are possible. */
export interface Example<kind extends string> {
  readonly features: Features
  readonly legal: readonly kind[]
  readonly kind: kind
}

/** An example with its kinds as their places. */
interface Lesson {
  readonly buckets: Int32Array
  readonly values: Float32Array
  readonly legal: Int32Array
  readonly kind: number
}

/** Weights by bucket first, so that all kinds of a feature lie together. */
interface Table {
  readonly weights: Float32Array
  readonly squares: Float32Array
  readonly scores: Float64Array
}

/** Learns a multinomial logistic regression of some kinds. The same examples give the same weights. */
export function learn<kind extends string>(
  kinds: readonly kind[],
  examples: readonly Example<kind>[],
): Weights {
  const size = kinds.length * WEIGHTS_PER_KIND
  const table: Table = {
    weights: new Float32Array(size),
    squares: new Float32Array(size).fill(0.1),
    scores: new Float64Array(kinds.length),
  }
  const lessons = examples.map((example) => lessonOf(kinds, example))
  const chance = chanceOf('train the hearing')
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(lessons, chance)
    for (const lesson of lessons) step(table, lesson)
  }
  return byKind(table)
}

function lessonOf<kind extends string>(
  kinds: readonly kind[],
  { features, legal, kind }: Example<kind>,
): Lesson {
  return {
    buckets: Int32Array.from(features.keys()),
    values: Float32Array.from(features.values()),
    legal: Int32Array.from(legal, (name) => kinds.indexOf(name)),
    kind: kinds.indexOf(kind),
  }
}

/** One step of Adagrad against the slope of the loss. */
function step(table: Table, lesson: Lesson): void {
  rate(table, lesson)
  for (const other of lesson.legal) {
    const error = (table.scores[other] ?? 0) - (other === lesson.kind ? 1 : 0)
    if (Math.abs(error) >= LEAST_ERROR) descend(table, lesson, { other, error })
  }
}

/** Writes the likelihood of each legal kind into the scores. */
function rate({ weights, scores }: Table, { buckets, values, legal }: Lesson): void {
  scores.fill(0)
  const kinds = scores.length
  for (let index = 0; index < buckets.length; index += 1) {
    const start = (buckets[index] ?? 0) * kinds
    const value = values[index] ?? 0
    for (let kind = 0; kind < kinds; kind += 1) {
      scores[kind] = (scores[kind] ?? 0) + (weights[start + kind] ?? 0) * value
    }
  }
  let highest = Number.NEGATIVE_INFINITY
  for (const kind of legal) highest = Math.max(highest, scores[kind] ?? 0)
  let total = 0
  for (const kind of legal) {
    const power = Math.exp((scores[kind] ?? 0) - highest)
    scores[kind] = power
    total += power
  }
  for (const kind of legal) scores[kind] = (scores[kind] ?? 0) / total
}

interface Slope {
  readonly other: number
  readonly error: number
}

function descend(table: Table, { buckets, values }: Lesson, { other, error }: Slope): void {
  const { weights, squares, scores } = table
  for (let index = 0; index < buckets.length; index += 1) {
    const place = (buckets[index] ?? 0) * scores.length + other
    const weight = weights[place] ?? 0
    const slope = error * (values[index] ?? 0) + DECAY * weight
    const square = (squares[place] ?? 0) + slope * slope
    squares[place] = square
    weights[place] = weight - (RATE * slope) / Math.sqrt(square)
  }
}

function byKind({ weights, scores }: Table): Weights {
  return Float32Array.from(weights, (_, place) => {
    const kind = Math.floor(place / WEIGHTS_PER_KIND)
    return weights[(place % WEIGHTS_PER_KIND) * scores.length + kind] ?? 0
  })
}

function shuffle(lessons: Lesson[], chance: () => number): void {
  for (let last = lessons.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1))
    const [one, two] = [lessons[last], lessons[other]]
    if (one && two) {
      lessons[last] = two
      lessons[other] = one
    }
  }
}
