import { nameKey } from './name-key.ts'

/** The code points of scripts with look-alikes. Other characters have none. */
const RANGES: readonly (readonly [from: number, to: number])[] = [
  [0x30, 0x2fff],
  [0xa4d0, 0xabff],
  [0x10000, 0x1efff],
]
const COUNTED = /[\p{L}\p{N}]/u

let beginnings: ReadonlyMap<string, string> | undefined

/** Returns every character that a name with the same key may begin with. */
export function lookalikeBeginnings(name: string): string {
  const [first = ''] = nameKey(name)
  // Takes 0.1 s at the first call.
  beginnings ??= listBeginnings()
  // Some letters look like an apostrophe and are left out of a key.
  return `${first}${first.toUpperCase()}${beginnings.get(first) ?? ''}${beginnings.get('') ?? ''}`
}

function listBeginnings(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [from, to] of RANGES) {
    for (let code = from; code <= to; code += 1) {
      const char = String.fromCodePoint(code)
      if (!COUNTED.test(char)) continue
      const [first = ''] = nameKey(char)
      found.set(first, `${found.get(first) ?? ''}${char}`)
    }
  }
  return found
}
