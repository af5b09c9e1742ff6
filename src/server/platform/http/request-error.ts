import { BaseError } from '#src/lib/errors.ts'
import { ERROR_STATUS, type ErrorCode } from '#src/protocol/errors.ts'

/** A refused request. The message is the `detail` that the caller reads. */
export class RequestError extends BaseError<ErrorCode> {
  override readonly name = 'RequestError'
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ErrorCode,
    sentence: string,
    options: { cause?: unknown; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(code, sentence, options)
    this.headers = options.headers ?? {}
  }

  get status(): (typeof ERROR_STATUS)[ErrorCode] {
    return ERROR_STATUS[this.code]
  }
}

/** Returns the error for a failure of the server. Its cause is logged, and not sent to the caller. */
export function internalError(cause: unknown): RequestError {
  return new RequestError('internal', 'Something broke on our side. Please try again.', { cause })
}
