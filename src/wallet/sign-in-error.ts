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

/** The sentence is the catalogue's (spec §8), without the 'Authentication failed: ' that the login screen puts before it. */
export class SignInError extends BaseError<SignInErrorCode> {
  override readonly name = 'SignInError'
}

export function aborted(cause: unknown): SignInError {
  return new SignInError('aborted', 'The sign-in was stopped.', { cause })
}
