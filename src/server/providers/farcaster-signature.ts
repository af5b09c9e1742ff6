import {
  InvalidJfsAppKeyError,
  InvalidJfsDataError,
  verifyJsonFarcasterSignature,
} from '@farcaster/miniapp-node'
import type { FidRegistry } from './fid-registry.ts'

/** A text signed by an app key of a Farcaster id: its parts in base64url. */
export interface FarcasterSignature {
  readonly header: string
  readonly payload: string
  readonly signature: string
}

/** The signed text and its signer. `unreachable`: the registry of keys does not respond or is not configured. */
export type FarcasterSignatureVerdict =
  | { readonly fid: number; readonly payload: string }
  | 'invalid'
  | 'unreachable'

/** Verifies a JSON Farcaster Signature: ed25519, by a key that the registry lists for the fid. */
export async function verifyFarcasterSignature(
  registry: FidRegistry | undefined,
  signed: FarcasterSignature,
): Promise<FarcasterSignatureVerdict> {
  try {
    const { fid, payload } = await verifyJsonFarcasterSignature(signed, async (claimed, key) => {
      if (!registry) throw new TypeError('No registry is set.')
      const valid = isHexKey(key) && (await registry.hasAppKey(claimed, key))
      // The result requires the fid of the app, which the registry does not store and nothing here uses.
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
