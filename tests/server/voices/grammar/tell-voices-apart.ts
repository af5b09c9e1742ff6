import type { Shark } from '#src/rules/sharks/decision.ts'

/** A naive Bayes classifier over words, pairs of words, letters and length: simple on purpose. */
export class VoiceClassifier {
  readonly #counts = new Map<Shark, Map<string, number>>()
  readonly #totals = new Map<Shark, number>()
  readonly #vocabulary = new Set<string>()
  readonly #scores = new Map<string, ReadonlyMap<Shark, number>>()

  learn(shark: Shark, line: string): void {
    const counts = this.#counts.get(shark) ?? new Map<string, number>()
    this.#counts.set(shark, counts)
    this.#scores.clear()
    for (const feature of featuresOf(line)) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1)
      this.#totals.set(shark, (this.#totals.get(shark) ?? 0) + 1)
      this.#vocabulary.add(feature)
    }
  }

  /** Returns who most likely says these lines. */
  guess(lines: readonly string[]): Shark | undefined {
    const scores = lines.map((line) => this.#scoresOf(line))
    let best: Shark | undefined
    let bestScore = Number.NEGATIVE_INFINITY
    for (const shark of this.#counts.keys()) {
      const score = scores.reduce((sum, scoreOf) => sum + (scoreOf.get(shark) ?? 0), 0)
      if (score > bestScore) [best, bestScore] = [shark, score]
    }
    return best
  }

  /** Returns how likely each voice is to say a line. A line is asked about often, so its scores are kept. */
  #scoresOf(line: string): ReadonlyMap<Shark, number> {
    const known = this.#scores.get(line)
    if (known) return known
    const features = featuresOf(line)
    const scores = new Map<Shark, number>()
    for (const [shark, counts] of this.#counts) {
      const total = (this.#totals.get(shark) ?? 0) + SMOOTHING * this.#vocabulary.size
      const score = features.reduce(
        (sum, feature) => sum + Math.log(((counts.get(feature) ?? 0) + SMOOTHING) / total),
        0,
      )
      scores.set(shark, score)
    }
    this.#scores.set(line, scores)
    return scores
  }
}

const SMOOTHING = 0.5
/** The lengths of a line and its sentences count as much as a few words. */
const LENGTH_COUNTS = 4
const NAMES = /\b(?:vinnie|tommy|carmela|(?:big )?boss|sal|angelo|voss|vito|russo)\b/g

/** Names and slots become one word, so that they identify no shark. */
function featuresOf(line: string): string[] {
  const text = line
    .toLowerCase()
    .replace(/\{\w+\}/g, 'S')
    .replace(NAMES, 'S')
  const tokens = text.match(/[a-z']+|S|[.,;:!?]/g) ?? []
  const words = tokens.filter((token) => /[a-zS]/.test(token))
  const breaths = text.split(/[.!?\n]+/).filter((part) => part.trim() !== '')
  const size = `size ${Math.min(14, Math.floor(words.length / 2.5))}`
  const breath = `breath ${Math.min(10, Math.round(words.length / Math.max(1, breaths.length) / 1.5))}`
  const padded = ` ${text} `
  return [
    ...tokens,
    ...Array.from({ length: tokens.length + 1 }, (_, at) => `${tokens[at - 1]} ${tokens[at]}`),
    ...Array.from({ length: padded.length - 2 }, (_, at) => `#${padded.slice(at, at + 3)}`),
    ...words.filter((word) => word.endsWith("in'")).flatMap(() => ["-in'", "-in'"]),
    ...Array<string[]>(LENGTH_COUNTS).fill([size, breath]).flat(),
  ]
}
