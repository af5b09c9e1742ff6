import { normalize } from 'viem/ens'

/** Maximum length of a name that fits a line of the terminal. */
const MAX_LENGTH = 64
/** Usernames of Farcaster and World. */
const USERNAME = /^[a-z0-9][a-z0-9._-]*$/i

/**
 * Returns an ENS name, or null if it is too long for a line or not in normal form (ENSIP-15). A name that is not in
 * normal form may look like another name.
 */
export function readEnsName(name: string | null): string | null {
  if (!name || name.length > MAX_LENGTH) return null
  try {
    return normalize(name) === name ? name : null
  } catch {
    return null
  }
}

/** Returns a username of Farcaster or World, or null if it is not valid. */
export function readUsername(name: string | null | undefined): string | null {
  return name && name.length <= MAX_LENGTH && USERNAME.test(name) ? name : null
}
