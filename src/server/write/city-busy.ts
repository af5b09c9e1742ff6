import { RequestError } from '../platform/http/request-error.ts'

/**
 * Returns the error for a write that was not stored because of others. The cause, if the database has named one, is logged and
 * not sent to the caller.
 */
export function cityBusy(cause?: unknown): RequestError {
  const headers = { 'retry-after': '1' }
  return new RequestError('unavailable', 'The city is busy. Please try again.', { cause, headers })
}
