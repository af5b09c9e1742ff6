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

/**
 * Returns the common headers of a request, overridden by `headers`; `vary` combines both. Must be called at most once
 * per request.
 */
export function headersFor(
  c: RequestContext,
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  // Changed in place instead of copied: each request has its own object and one answer.
  const common = c.get('commonHeaders')
  const varied = common.vary
  Object.assign(common, headers)
  if (varied && headers.vary) common.vary = `${varied}, ${headers.vary}`
  return common
}

/**
 * Whether a handler has returned a response instead of a result. RESPONSE_ALREADY_SENT, which marks a response that was
 * written directly to the socket, need not be an instance of the global `Response`.
 */
export function isAnswer(result: unknown): result is Response {
  return result instanceof Response || result === RESPONSE_ALREADY_SENT
}
