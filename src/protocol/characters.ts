import * as z from 'zod/mini'
import { SHARKS } from '#src/lib/names.ts'

/** The four loan sharks, in the order the picker shows them. */
export const CHARACTERS = SHARKS
export type Character = (typeof CHARACTERS)[number]

/** The shark of a new conversation. */
export const DEFAULT_CHARACTER: Character = 'vinnie'

/** A shark's name as it is drawn. */
export const CHARACTER_NAMES: Readonly<Record<Character, string>> = {
  vinnie: 'vinnie',
  tommy: 'tommy',
  carmela: 'carmela',
  bigboss: 'Big Boss',
}

/** Takes 'Big Boss', 'big_boss' and 'BIGBOSS' alike; hosts and old links spell the name in many ways. */
export const characterSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((spelling) => spelling.toLowerCase().replace(/[\s_-]/g, '')),
  ),
  z.enum(CHARACTERS),
)
