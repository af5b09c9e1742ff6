import { randomInt } from 'node:crypto'
import { type Hex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'

/** A user of Farcaster, with the key of their wallet. */
export interface FarcasterUser {
  readonly fid: number
  readonly key: Hex
}

/** Returns a user that no other test has. */
export function newFarcasterUser(): FarcasterUser {
  return { fid: randomInt(1_000_000, 1_000_000_000), key: generatePrivateKey() }
}
