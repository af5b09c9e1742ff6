import type { NoncePurpose } from '#src/protocol/calls/exchange.ts'
import { addNonce, nonceOf } from './nonce-repository.ts'
import { sha256 } from '../../platform/hashing.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { ServerContext } from '../../server-context.ts'
import { checkStoredNonce } from './check-stored-nonce.ts'
import { newNonce, NONCE_MS } from './issue-nonce.ts'

/** EIP-4361 allows letters and digits. Nothing else is looked up: PostgreSQL refuses U+0000 in a text. */
const NONCE_SHAPE = /^[A-Za-z0-9]{1,200}$/

/** Returns what is stored in place of the address, which is unknown until the text is signed. */
const addressFor = (purpose: NoncePurpose): string => `for:${purpose}`

/** What a nonce is issued for. */
export interface NonceUse {
  readonly purpose: NoncePurpose
  /** The session that steps up; null for a sign-in or a link. */
  readonly stepUpSessionId: string | null
  /** What the caller sends as the secret of a frame's nonce: one of them must be right. */
  readonly secrets?: readonly string[]
}

/** Whether a nonce of this purpose is issued to authenticated callers only. */
export function isForStepUp(purpose: NoncePurpose): boolean {
  return purpose === 'farcaster-step-up' || purpose === 'world-step-up'
}

/**
 * Issues a single-use nonce for a text that the app around the page signs. The nonce of a frame comes with a secret that
 * only the asking browser gets, and is valid together with it.
 */
export async function issueProviderNonce(
  { store, clock, ids }: ServerContext,
  { purpose, stepUpSessionId }: NonceUse,
): Promise<{ nonce: string; expires_at: string; secret?: string }> {
  const expiresAt = new Date(clock.now().getTime() + NONCE_MS)
  const nonce = newNonce(ids)
  const secret = purpose === 'frame' ? ids.secret() : null
  await addNonce(store.db, {
    nonce,
    address: addressFor(purpose),
    message: '',
    stepUpSessionId,
    bindingHash: secret && sha256(secret),
    expiresAt,
  })
  return { nonce, expires_at: expiresAt.toISOString(), ...(secret !== null && { secret }) }
}

/** Checks that a nonce was issued for this use, is unused and has not expired. Does not consume it. Throws the 401s. */
export async function checkProviderNonce(
  { store, clock }: ServerContext,
  { purpose, stepUpSessionId, secrets = [] }: NonceUse,
  nonce: string | undefined,
): Promise<string> {
  const found = nonce && NONCE_SHAPE.test(nonce) ? await nonceOf(store.db, nonce) : undefined
  const isForThis =
    found?.address === addressFor(purpose) && found.stepUpSessionId === stepUpSessionId
  if (!nonce || !isForThis) {
    throw new RequestError(
      'unknown_nonce',
      'This sign-in request was not issued here. Please sign in again.',
    )
  }
  const { bindingHash } = found
  if (bindingHash !== null && !secrets.some((secret) => sha256(secret) === bindingHash)) {
    throw new RequestError(
      'unknown_nonce',
      'This sign-in was requested by another browser. Please sign in again.',
    )
  }
  checkStoredNonce({ clock }, found)
  return nonce
}
