import type { NoncePurpose } from '#src/protocol/calls/exchange.ts'
import { addNonce, nonceOf } from '../../db/repositories/nonces.ts'
import { RequestError } from '../../http/request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { checkStoredNonce } from './check-stored-nonce.ts'
import { newNonce, NONCE_MS } from './issue-nonce.ts'

/** Returns what is stored in place of the address, which is unknown until the text is signed. */
const addressFor = (purpose: NoncePurpose): string => `for:${purpose}`

/** What a nonce is issued for. */
export interface NonceUse {
  readonly purpose: NoncePurpose
  /** The session that steps up; null for a sign-in or a link. */
  readonly stepUpSessionId: string | null
}

/** Whether a nonce of this purpose is issued to authenticated callers only. */
export function isForStepUp(purpose: NoncePurpose): boolean {
  return purpose === 'farcaster-step-up' || purpose === 'world-step-up'
}

/** Issues a single-use nonce for a text that the app around the page signs. */
export async function issueProviderNonce(
  { store, clock, ids }: ServerContext,
  { purpose, stepUpSessionId }: NonceUse,
): Promise<{ nonce: string; expires_at: string }> {
  const expiresAt = new Date(clock.now().getTime() + NONCE_MS)
  const nonce = newNonce(ids)
  await addNonce(store.db, {
    nonce,
    address: addressFor(purpose),
    message: '',
    stepUpSessionId,
    expiresAt,
  })
  return { nonce, expires_at: expiresAt.toISOString() }
}

/** Checks that a nonce was issued for this use, is unused and has not expired. Does not consume it. Throws the 401s. */
export async function checkProviderNonce(
  { store, clock }: ServerContext,
  { purpose, stepUpSessionId }: NonceUse,
  nonce: string | undefined,
): Promise<string> {
  const found = nonce ? await nonceOf(store.db, nonce) : undefined
  const isForThis =
    found?.address === addressFor(purpose) && found.stepUpSessionId === stepUpSessionId
  if (!nonce || !isForThis) {
    throw new RequestError(
      'unknown_nonce',
      'This sign-in request was not issued here. Please sign in again.',
    )
  }
  checkStoredNonce({ clock }, found)
  return nonce
}
