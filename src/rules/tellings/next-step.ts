import { formatInstant, formatWhen } from './format.ts'
import type { NextStep, ToldSlot } from './telling.ts'

/** Returns the slots of a next step. */
export function stepSlots({ what, at }: NextStep): Readonly<Partial<Record<ToldSlot, string>>> {
  return { next: what, when: formatWhen(at) }
}

/** Returns a next step as a line of its own: 'Next: half of your cash goes, Tue 25, 14:00 UTC'. */
export function formatStep({ what, at }: NextStep): string {
  return `Next: ${what}, ${formatInstant(at)}`
}
