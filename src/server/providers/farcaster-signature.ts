import {
  InvalidJfsAppKeyError,
  InvalidJfsDataError,
  verifyJsonFarcasterSignature,
} from '@farcaster/miniapp-node'
import type { FidRegistry } from './fid-registry.ts'

/** A text that an app key of a Farcaster id has signed: its parts as they travel, each in base64url. */
export interface FarcasterSignature {
  readonly header: string
  readonly payload: string
  readonly signature: string
}

/** What was signed, and by whom. `unreachable`: the registry of keys does not answer, or none is set. */
export type FarcasterSignatureVerdict =
  | { readonly fid: number; readonly payload: string }
  | 'invalid'
  | 'unreachable'

/** Checks a JSON Farcaster Signature: ed25519, by a key that the registry has for the fid it names. */
export async function verifyFarcasterSignature(
  registry: FidRegistry | undefined,
  signed: FarcasterSignature,
): Promise<FarcasterSignatureVerdict> {
  try {
    const { fid, payload } = await verifyJsonFarcasterSignature(signed, async (claimed, key) => {
      if (!registry) throw new TypeError('No registry is set.')
      const valid = isHexKey(key) && (await registry.hasAppKey(claimed, key))
      // Which app asked for the key is not told by the registry, and matters to nobody here.
      return valid ? { valid, appFid: 0 } : { valid }
    })
    return { fid, payload: Buffer.from(payload).toString('utf8') }
  } catch (failure) {
    const isInvalid =
      failure instanceof InvalidJfsDataError || failure instanceof InvalidJfsAppKeyError
    return isInvalid ? 'invalid' : 'unreachable'
  }
}

function isHexKey(key: string): key is `0x${string}` {
  return /^0x[0-9a-f]{64}$/i.test(key)
}
