import type { Chance } from '#src/lib/chance.ts'

/** What four even numbers must be stretched by to have the standard deviation 1. */
const FOUR_EVEN = Math.sqrt(3)

/** Near-normal with mean 0 and deviation 1, within ±3.47: only sums and products, so every machine draws the same. */
export function drawNormal(chance: Chance): number {
  return (chance() + chance() + chance() + chance() - 2) * FOUR_EVEN
}
