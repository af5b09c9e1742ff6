import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { RequestContext } from './server-env.ts'

/** Returns a response that carries the common headers (request id, security, CORS) and those given. */
export function answer(
  c: RequestContext,
  status: number,
  body: string | Uint8Array<ArrayBuffer> | null,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, { status, headers: headersFor(c, headers) })
}

/** Returns the common headers of a request, overridden by `headers`; `vary` combines both. Call it once a request. */
export function headersFor(
  c: RequestContext,
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  // Mutated instead of copied: each request has an object of its own and one answer.
  const common = c.get('commonHeaders')
  const varied = common.vary
  Object.assign(common, headers)
  if (varied && headers.vary) common.vary = `${varied}, ${headers.vary}`
  return common
}

/**
 * Whether a handler has returned a response of its own. The adapter's mark for one that was written past Hono is not an
 * instance of this realm's `Response`.
 */
export function isAnswer(result: unknown): result is Response {
  return result instanceof Response || result === RESPONSE_ALREADY_SENT
}
