import { LOGIN_TEXTS } from '#src/protocol/messages.ts'
import { createSiweMessage } from 'viem/siwe'
import { addNonce } from './nonce-repository.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Site } from '../../platform/http/site.ts'
import type { ServerContext } from '../../server-context.ts'

export const NONCE_MS = 10 * 60_000

/** Returns a random nonce of letters and digits, as EIP-4361 requires. */
export function newNonce(ids: Pick<Ids, 'secret'>): string {
  return ids.secret().replace(/[^a-zA-Z0-9]/g, '')
}

export interface NonceRequest {
  readonly address: `0x${string}`
  readonly chainId: number
  readonly site: Site
  /** The session that steps up; null for a sign-in or a link. */
  readonly stepUpSessionId: string | null
}

/** Issues a single-use nonce for one address, with the whole text to sign. */
export async function issueNonce(
  { store, clock, ids }: ServerContext,
  { address, chainId, site, stepUpSessionId }: NonceRequest,
): Promise<{ nonce: string; message: string; expires_at: string }> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + NONCE_MS)
  const nonce = newNonce(ids)
  const message = createSiweMessage({
    address,
    chainId,
    nonce,
    domain: site.domain,
    uri: site.uri,
    version: '1',
    statement: stepUpSessionId === null ? LOGIN_TEXTS.statement : LOGIN_TEXTS.stepUpStatement,
    issuedAt: now,
    expirationTime: expiresAt,
  })
  await addNonce(store.db, { nonce, address, message, stepUpSessionId, expiresAt })
  return { nonce, message, expires_at: expiresAt.toISOString() }
}
