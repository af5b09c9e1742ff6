import { LARGEST, LEVELS, MIDDLE, type Weights } from '#src/rules/sharks/hearing/classify.ts'

/** Writes weights as one letter each, rounded to the levels that `unpackWeights` reads. */
export function packWeights(weights: Weights): string {
  return Array.from(weights, (weight) => LEVELS.charAt(levelOf(weight))).join('')
}

function levelOf(weight: number): number {
  const part = Math.sqrt(Math.min(1, Math.abs(weight) / LARGEST))
  return MIDDLE + Math.sign(weight) * Math.round(part * (MIDDLE - 1))
}
