import type { Nonce } from './nonce-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { ServerContext } from '../../server-context.ts'

export const USED_NONCE_SENTENCE = 'This sign-in request was used already. Please sign in again.'

/** Throws `unknown_nonce` if a nonce was used, and `expired_nonce` if it has expired. */
export function checkStoredNonce(
  { clock }: Pick<ServerContext, 'clock'>,
  nonce: Pick<Nonce, 'usedAt' | 'expiresAt'>,
): void {
  if (nonce.usedAt) throw new RequestError('unknown_nonce', USED_NONCE_SENTENCE)
  if (nonce.expiresAt.getTime() <= clock.now().getTime()) throw expiredRequest()
}

/** The error for a sign-in text whose time is over. */
export function expiredRequest(): RequestError {
  return new RequestError(
    'expired_nonce',
    'This sign-in request has expired. Please sign in again.',
  )
}

/** The error for a sign-in text that names another site. */
export function wrongDomain(named: string | undefined, expected: string): RequestError {
  return new RequestError(
    'wrong_domain',
    `The signed message is for ${named ?? 'no site at all'}, not for ${expected}.`,
  )
}
