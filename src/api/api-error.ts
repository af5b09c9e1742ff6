import { BaseError } from '#src/lib/errors.ts'
import { type ErrorCode, PROOF_ERRORS } from '#src/protocol/errors.ts'

const OF_PROOFS: ReadonlySet<string> = new Set(PROOF_ERRORS)

/** Why a call gave no answer: the server's code, or what happened on the way. */
export type ApiErrorCode =
  | ErrorCode
  /** No connection. */
  | 'network'
  | 'timeout'
  /** The caller stopped it. */
  | 'aborted'
  /** An answer outside the protocol. */
  | 'bad_answer'
  /** A refusal without a code that we know. */
  | 'http'
  /** The call needs a key and there is none: nothing was sent. */
  | 'no_key'

export class ApiError extends BaseError<ApiErrorCode> {
  override readonly name = 'ApiError'
  /** HTTP status; 0 where there was no answer. */
  readonly status: number
  /** How often it was tried. */
  readonly attempts: number
  /** What the server asked to wait before another try, in ms; null where it did not say. */
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

  /** The same failure, saying how often the call was tried. */
  after(attempts: number): ApiError {
    const { status, retryAfterMs, cause } = this
    return new ApiError(this.code, this.message, { status, attempts, retryAfterMs, cause })
  }
}

export function isApiError(failure: unknown, code?: ApiErrorCode): failure is ApiError {
  return failure instanceof ApiError && (code === undefined || failure.code === code)
}

/** Whether a failure means that the player must sign in again. A refused proof says nothing about the key sent with it. */
export function isAuthFailure(failure: unknown): failure is ApiError {
  if (!isApiError(failure)) return false
  return failure.code === 'no_key' || (failure.status === 401 && !OF_PROOFS.has(failure.code))
}
