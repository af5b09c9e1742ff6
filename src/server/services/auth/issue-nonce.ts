import { LOGIN_TEXTS } from '#src/protocol/messages.ts'
import { createSiweMessage } from 'viem/siwe'
import { addNonce } from '../../db/repositories/nonces.ts'
import type { Ids } from '../../ids.ts'
import type { Means } from '../means.ts'

export const NONCE_MS = 10 * 60_000

/** Where a player signs in: what the wallet shows, and what a signature is bound to (EIP-4361). */
export interface Site {
  /** Host and port. */
  readonly domain: string
  readonly uri: string
}

/** EIP-4361 takes letters and digits only. */
export function newNonce(ids: Pick<Ids, 'secret'>): string {
  return ids.secret().replace(/[^a-zA-Z0-9]/g, '')
}

/** A single-use nonce for one address, with the whole text to sign. */
export async function issueNonce(
  { store, clock, ids }: Means,
  { address, chainId, site }: { address: `0x${string}`; chainId: number; site: Site },
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
    statement: LOGIN_TEXTS.statement,
    issuedAt: now,
    expirationTime: expiresAt,
  })
  await addNonce(store.db, { nonce, address, message, expiresAt })
  return { nonce, message, expires_at: expiresAt.toISOString() }
}
