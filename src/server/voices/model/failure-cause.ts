import { APICallError } from 'ai'
import { VoiceError } from './voice-error.ts'

/** Failures of an endpoint that do not depend on the request. */
export type FailureCause = 'no_answer' | 'too_slow' | 'refuses_us' | 'too_much' | 'broken'

/** Returns what a failed call says of the endpoint; null where it says something of this one prompt or reply alone. */
export function causeOf(failure: unknown): FailureCause | null {
  if (failure instanceof VoiceError) return failure.code === 'no_word' ? 'too_slow' : null
  if (!APICallError.isInstance(failure)) return 'no_answer'
  const { statusCode } = failure
  if (statusCode === undefined) return 'no_answer'
  if (statusCode >= 500) return 'broken'
  if ([401, 403, 404].includes(statusCode)) return 'refuses_us'
  if ([408, 429].includes(statusCode)) return 'too_much'
  return null
}
