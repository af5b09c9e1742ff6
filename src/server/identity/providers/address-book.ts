import { createPublicClient, http, parseAbi } from 'viem'
import type { Config } from '../../platform/config.ts'

/** World's address book on World Chain (docs.world.org, address book). It stores how long an address is verified. */
const ADDRESS_BOOK = '0x57b930d551e677cc36e2fa036ae2fe8fdae0330d'
const ABI = parseAbi(['function addressVerifiedUntil(address account) view returns (uint256)'])
/** Short, because a sign-in waits for it and succeeds without it. */
const TIMEOUT_MS = 4_000
/** The last second that a date can hold. */
const MAX_SECONDS = 8_640_000_000_000n

/**
 * Resolves with the instant until which an address belongs to a verified human, which may be in the past, or with null
 * if World Chain does not respond.
 */
export type ReadVerification = (address: `0x${string}`) => Promise<Date | null>

/** Returns a reader of World's address book, or undefined if no RPC of World Chain is configured. */
export function createAddressBook({ WORLD_RPC_URL }: Config): ReadVerification | undefined {
  if (!WORLD_RPC_URL) return undefined
  const transport = http(WORLD_RPC_URL, { timeout: TIMEOUT_MS, retryCount: 0 })
  const client = createPublicClient({ transport })
  const book = { address: ADDRESS_BOOK, abi: ABI, functionName: 'addressVerifiedUntil' } as const
  return (address) =>
    client.readContract({ ...book, args: [address] }).then(
      (until) => new Date(Number(until < MAX_SECONDS ? until : MAX_SECONDS) * 1_000),
      () => null,
    )
}
