import { normalize } from 'viem/ens'

/** What is longer is nothing that a line of the terminal could call somebody. */
const LONGEST = 64
/** Usernames of Farcaster and World: letters, digits, and what joins them. */
const USERNAME = /^[a-z0-9][a-z0-9._-]*$/i

/** A name of ENS's as it is shown; null where it is not spelled as ENS spells it (ENSIP-15): it may look like another. */
export function readEnsName(name: string | null): string | null {
  if (!name || name.length > LONGEST) return null
  try {
    return normalize(name) === name ? name : null
  } catch {
    return null
  }
}

/** A host's username as it is shown; null for what is none. */
export function readUsername(name: string | null | undefined): string | null {
  return name && name.length <= LONGEST && USERNAME.test(name) ? name : null
}
