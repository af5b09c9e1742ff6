import { ApiError } from '#src/api/api-error.ts'
import { CALL_TEXTS, CHAT_TEXTS } from '#src/protocol/messages.ts'

/** Returns the system message for a failed call. */
export function sentenceFor(failure: unknown): string {
  if (!(failure instanceof ApiError)) return CHAT_TEXTS.networkError(CALL_TEXTS.unknown)
  if (failure.status > 0) return CHAT_TEXTS.httpError(failure.status, failure.message)
  return CHAT_TEXTS.networkError(failure.message)
}
