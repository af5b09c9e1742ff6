import { APICallError } from 'ai'
import { VoiceError } from './voice-error.ts'

/** Failures of an endpoint that do not depend on the request. */
export type FailureCause =
  | 'unreachable'
  | 'timeout'
  | 'access_denied'
  | 'overloaded'
  | 'server_error'

/** Returns the cause of a failed call, or null when it concerns only this prompt or reply. */
export function causeOf(failure: unknown): FailureCause | null {
  if (failure instanceof VoiceError) return failure.code === 'timeout' ? 'timeout' : null
  if (!APICallError.isInstance(failure)) return 'unreachable'
  const { statusCode } = failure
  if (statusCode === undefined) return 'unreachable'
  if (statusCode >= 500) return 'server_error'
  if ([401, 403, 404].includes(statusCode)) return 'access_denied'
  if ([408, 429].includes(statusCode)) return 'overloaded'
  return null
}
