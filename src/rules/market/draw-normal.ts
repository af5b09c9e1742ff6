import type { Chance } from '#src/lib/chance.ts'

/** Scales the sum of four uniform numbers to the standard deviation 1. */
const SCALE = Math.sqrt(3)

/**
 * Draws a nearly normal number with mean 0 and standard deviation 1, within ±3.47. Sums and products alone give the same
 * number on every machine.
 */
export function drawNormal(chance: Chance): number {
  return (chance() + chance() + chance() + chance() - 2) * SCALE
}
