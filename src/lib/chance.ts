/**
 * A random number generator: every call returns the next number in [0, 1).
 * The rules, the world and the voices never call Math.random. They take a `Chance` as an argument.
 */
export type Chance = () => number

/** sfc32 (Chris Doty-Humphrey, PractRand): 128 bits of state. The same seed gives the same numbers on every machine. */
export function seedChance(seed: readonly [number, number, number, number]): Chance {
  let [a, b, c, counter] = seed
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 2 ** 32
  }
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next()
  return next
}

/** A generator seeded by a text, for uses that need stable numbers but no secrecy. */
export function chanceOf(text: string): Chance {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef]
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ a, 1597334677)
    c = Math.imul(c ^ b, 2246822507)
    d = Math.imul(d ^ c, 3266489909)
  }
  return seedChance([a, b, c, d])
}

/** Returns a random item, each with the same probability. Throws a RangeError when the list is empty. */
export function pick<item>(chance: Chance, items: readonly item[]): item {
  const item = items[Math.floor(chance() * items.length)]
  if (item === undefined) throw new RangeError('pick needs at least one item')
  return item
}
