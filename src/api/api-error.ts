import { BaseError } from '#src/lib/errors.ts'
import { type ErrorCode, PROOF_ERRORS } from '#src/protocol/errors.ts'

const PROOF_CODES: ReadonlySet<string> = new Set(PROOF_ERRORS)

/** Why a call failed: the server's code, or a failure on the client's side. */
export type ApiErrorCode =
  | ErrorCode
  /** No connection. */
  | 'network'
  | 'timeout'
  /** The caller aborted the call. */
  | 'aborted'
  /** The response does not match the protocol. */
  | 'bad_answer'
  /** An HTTP error without a known code. */
  | 'http'
  /** The call needs an API key and there is none. Nothing was sent. */
  | 'no_key'

export class ApiError extends BaseError<ApiErrorCode> {
  override readonly name = 'ApiError'
  /** HTTP status; 0 when there was no response. */
  readonly status: number
  /** How many times the call was attempted. */
  readonly attempts: number
  /** The delay that the server asked for before a retry, in ms; null when it did not ask. */
  readonly retryAfterMs: number | null

  constructor(
    code: ApiErrorCode,
    sentence: string,
    options: {
      status?: number
      attempts?: number
      retryAfterMs?: number | null
      cause?: unknown
    } = {},
  ) {
    super(code, sentence, 'cause' in options ? { cause: options.cause } : {})
    this.status = options.status ?? 0
    this.attempts = options.attempts ?? 1
    this.retryAfterMs = options.retryAfterMs ?? null
  }

  /** Returns the same error with the number of attempts. */
  withAttempts(attempts: number): ApiError {
    const { status, retryAfterMs, cause } = this
    return new ApiError(this.code, this.message, { status, attempts, retryAfterMs, cause })
  }
}

export function isApiError(failure: unknown, code?: ApiErrorCode): failure is ApiError {
  return failure instanceof ApiError && (code === undefined || failure.code === code)
}

/** Returns whether the player must sign in again. A refused proof of an identity says nothing about the API key. */
export function isAuthFailure(failure: unknown): failure is ApiError {
  if (!isApiError(failure)) return false
  return failure.code === 'no_key' || (failure.status === 401 && !PROOF_CODES.has(failure.code))
}
