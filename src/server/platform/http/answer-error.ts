import { HTTPException } from 'hono/http-exception'
import type { ErrorBody } from '#src/protocol/errors.ts'
import { isOverload } from '../db/overload.ts'
import type { Log } from '../log.ts'
import { answerJson } from './answer-json.ts'
import { internalError, RequestError } from './request-error.ts'
import type { RequestContext } from './server-env.ts'

/**
 * Answers a request that failed: a known failure with its code, any other with `internal`. The cause is never sent. A
 * failure with a status of 500 or above is logged.
 */
export function answerError(
  log: Log,
  failure: unknown,
  c: RequestContext,
): Promise<Response> | Response {
  const known = toRequestError(failure)
  c.set('errorCode', known.code)
  if (known.status >= 500) {
    log.error(
      { request_id: c.get('requestId'), route: c.get('route'), err: failure },
      'a request failed',
    )
  }
  const body: ErrorBody = {
    detail: known.message,
    code: known.code,
    request_id: c.get('requestId'),
  }
  return answerJson(c, known.status, body, known.headers)
}

function toRequestError(failure: unknown): RequestError {
  if (failure instanceof RequestError) return failure
  if (failure instanceof HTTPException && failure.status < 500) {
    return new RequestError('invalid_input', 'The request could not be read.', { cause: failure })
  }
  if (isOverload(failure)) {
    return new RequestError('unavailable', 'Too much is going on. Please try again in a moment.', {
      cause: failure,
      headers: { 'retry-after': '1' },
    })
  }
  return internalError(failure)
}
