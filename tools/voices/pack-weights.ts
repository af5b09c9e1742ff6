import type { Weights } from '#src/rules/sharks/hearing/classify.ts'
import { LARGEST, LEVELS, MIDDLE, RUN_DIGITS } from '#src/rules/sharks/hearing/packed.ts'

/**
 * Writes weights as `unpackWeights` reads them: one letter each, rounded to its levels, and a length for each run of
 * zeros. A weight below `least` becomes zero.
 */
export function packWeights(weights: Weights, least: number): string {
  const parts: string[] = []
  let run = 0
  for (const weight of weights) {
    const level = Math.abs(weight) < least ? MIDDLE : levelOf(weight)
    if (level === MIDDLE) {
      run += 1
      continue
    }
    if (run > 0) parts.push(lengthOf(run))
    run = 0
    parts.push(LEVELS.charAt(level))
  }
  return parts.join('')
}

function levelOf(weight: number): number {
  const part = Math.sqrt(Math.min(1, Math.abs(weight) / LARGEST))
  return MIDDLE + Math.sign(weight) * Math.round(part * (MIDDLE - 1))
}

function lengthOf(run: number): string {
  const base = RUN_DIGITS.length
  const higher = Math.floor(run / base)
  return (higher > 0 ? lengthOf(higher) : '') + RUN_DIGITS.charAt(run % base)
}
