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
