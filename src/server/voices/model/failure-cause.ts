import { AISDKError, APICallError } from 'ai'
import { VoiceError } from './voice-error.ts'

/** Who is at fault when a call fails: this server and its settings, the model, or the endpoint and the network. */
export type FailureOwner = 'ours' | 'model' | 'network'

const OWNERS = {
  /** The endpoint refuses the prompt. */
  prompt_refused: 'ours',
  /** The key, the model's name or the account is wrong. */
  access_denied: 'ours',
  /** The reply has no sentence that may be sent. */
  unusable_reply: 'model',
  unreachable: 'network',
  timeout: 'network',
  overloaded: 'network',
  server_error: 'network',
} as const satisfies Record<string, FailureOwner>

export type FailureCause = keyof typeof OWNERS

export function ownerOf(cause: FailureCause): FailureOwner {
  return OWNERS[cause]
}

/** Returns the cause of a failed call, or null when the caller has stopped it. */
export function causeOf(failure: unknown): FailureCause | null {
  if (failure instanceof VoiceError) {
    if (failure.code === 'stopped') return null
    return failure.code === 'timeout' ? 'timeout' : 'unusable_reply'
  }
  if (!APICallError.isInstance(failure)) {
    // Errors of the network are thrown by fetch. Other values are parts of the stream: a reply that cannot be read, or
    // an error that the endpoint reports for this prompt.
    return failure instanceof Error && !AISDKError.isInstance(failure)
      ? 'unreachable'
      : 'unusable_reply'
  }
  const { statusCode } = failure
  // A stream that breaks off has a status of success.
  if (statusCode === undefined || statusCode < 300) return 'unreachable'
  if (statusCode >= 500) return 'server_error'
  if ([401, 402, 403, 404].includes(statusCode)) return 'access_denied'
  return [408, 425, 429].includes(statusCode) ? 'overloaded' : 'prompt_refused'
}

/** Returns how long the endpoint asks to be left alone (Retry-After in seconds or as a date), in ms, or null. */
export function retryAfterOf(failure: unknown, now: Date): number | null {
  if (!APICallError.isInstance(failure)) return null
  const value = failure.responseHeaders?.['retry-after']
  if (value === undefined) return null
  const ms = /^\d+(?:\.\d+)?$/.test(value)
    ? Number(value) * 1_000
    : Date.parse(value) - now.getTime()
  return Number.isFinite(ms) && ms > 0 ? ms : null
}
