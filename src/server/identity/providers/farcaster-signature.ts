import {
  InvalidJfsAppKeyError,
  InvalidJfsDataError,
  verifyJsonFarcasterSignature,
} from '@farcaster/miniapp-node'
import { verifyMessage } from 'viem'
import * as z from 'zod/mini'
import { parseJson } from '#src/lib/parse-json.ts'
import { addressSchema } from '#src/protocol/fields.ts'
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

/**
 * Verifies a JSON Farcaster Signature: ed25519, by a key that the registry lists for the fid. `appFids` are the apps whose
 * keys count; null accepts the keys of all apps.
 */
export async function verifyFarcasterSignature(
  registry: FidRegistry | undefined,
  signed: FarcasterSignature,
  appFids: readonly number[] | null = null,
): Promise<FarcasterSignatureVerdict> {
  try {
    const { fid, payload } = await verifyJsonFarcasterSignature(signed, async (claimed, key) => {
      if (!registry) throw new TypeError('No registry is set.')
      const isKey = isHexKey(key) && (await registry.hasAppKey(claimed, key))
      if (!isKey) return { valid: false }
      // Nothing here uses the result's fid of the app.
      if (appFids === null) return { valid: true, appFid: 0 }
      const appFid = await registry.appOf(claimed, key)
      return appFid !== null && appFids.includes(appFid)
        ? { valid: true, appFid }
        : { valid: false }
    })
    return { fid, payload: Buffer.from(payload).toString('utf8') }
  } catch (failure) {
    const isInvalid =
      failure instanceof InvalidJfsDataError || failure instanceof InvalidJfsAppKeyError
    return isInvalid ? 'invalid' : 'unreachable'
  }
}

const custodyHeader = z.object({
  fid: z.number(),
  type: z.literal('custody'),
  key: addressSchema,
})

/**
 * Verifies a JSON Farcaster Signature by the custody address of the fid, or by a key of the apps `appFids`. Keys of other
 * apps are refused: a user has given them to those apps.
 */
export async function verifyOwnSignature(
  registry: FidRegistry | undefined,
  signed: FarcasterSignature,
  appFids: readonly number[],
): Promise<FarcasterSignatureVerdict> {
  const header = custodyHeader.safeParse(parseJson(decode(signed.header)))
  if (!header.success) return verifyFarcasterSignature(registry, signed, appFids)
  const { fid, key: address } = header.data
  const message = `${signed.header}.${signed.payload}`
  const signature = `0x${Buffer.from(signed.signature, 'base64url').toString('hex')}` as const
  // A malformed signature throws.
  if (!(await verifyMessage({ address, message, signature }).catch(() => false))) return 'invalid'
  try {
    const custody = await registry?.custodyOf(fid)
    if (custody === undefined) return 'unreachable'
    return custody === address ? { fid, payload: decode(signed.payload) } : 'invalid'
  } catch {
    return 'unreachable'
  }
}

function decode(part: string): string {
  return Buffer.from(part, 'base64url').toString('utf8')
}

function isHexKey(key: string): key is `0x${string}` {
  return /^0x[0-9a-f]{64}$/i.test(key)
}
