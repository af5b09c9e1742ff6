import * as z from 'zod/mini'
import { SHARKS } from '#src/lib/names.ts'

/** The four loan sharks, in the order the picker shows them. */
export const CHARACTERS = SHARKS
export type Character = (typeof CHARACTERS)[number]

/** The shark of a new conversation. */
export const DEFAULT_CHARACTER: Character = 'vinnie'

/** Display names of the sharks. */
export const CHARACTER_NAMES: Readonly<Record<Character, string>> = {
  vinnie: 'vinnie',
  tommy: 'tommy',
  carmela: 'carmela',
  bigboss: 'Big Boss',
}

/** Parses 'Big Boss', 'big_boss' and 'BIGBOSS' to the same shark; hosts and old links use different spellings. */
export const characterSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((spelling) => spelling.toLowerCase().replace(/[\s_-]/g, '')),
  ),
  z.enum(CHARACTERS),
)
