import * as z from 'zod/mini'
import { type ApiError, isApiError } from '#src/api/api-error.ts'
import { BaseError } from '#src/lib/errors.ts'

export type SignInErrorCode =
  | 'no_address'
  | 'no_host'
  /** The server opened a session without a key. */
  | 'no_key'
  | 'nonce'
  | 'login'
  | 'exchange'
  | 'aborted'

/** A failed sign-in. The login screen puts 'Authentication failed: ' before its sentence. */
export class SignInError extends BaseError<SignInErrorCode> {
  override readonly name = 'SignInError'
}

export function aborted(cause: unknown): SignInError {
  return new SignInError('aborted', 'The sign-in was stopped.', { cause })
}

/**
 * Makes a call for a sign-in. Rejects with the {@link SignInError} of the server's failure. The abort of the sign-in may
 * arrive together with the response.
 */
export async function callForSignIn<answer>(
  call: () => Promise<answer>,
  toError: (failure: ApiError) => SignInError,
  signal?: AbortSignal,
): Promise<answer> {
  try {
    const answer = await call()
    if (!signal?.aborted) return answer
  } catch (cause) {
    if (!isApiError(cause)) throw cause
    if (cause.code !== 'aborted') throw toError(cause)
  }
  throw aborted(signal?.reason)
}

/** Whether an answer has an access token and no API key. A session needs the key. */
export function lacksOnlyKey({ code, cause }: ApiError): boolean {
  if (code !== 'bad_answer' || !(cause instanceof z.core.$ZodError)) return false
  const missing = cause.issues.map(({ path }) => path[0])
  return missing.includes('api_key') && !missing.includes('access_token')
}
