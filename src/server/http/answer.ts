import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { RequestContext } from './server-env.ts'

/** The one way out: every answer carries the common headers (request id, security, CORS). */
export function answer(
  c: RequestContext,
  status: number,
  body: string | Uint8Array<ArrayBuffer> | null,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, { status, headers: headersFor(c, headers) })
}

/** The common headers of a request with those of its answer over them; `vary` gathers both. */
export function headersFor(
  c: RequestContext,
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  // The request's own object, and it has one answer: filled rather than copied, for every call comes by here.
  const common = c.get('commonHeaders')
  const varied = common.vary
  Object.assign(common, headers)
  if (varied && headers.vary) common.vary = `${varied}, ${headers.vary}`
  return common
}

/** Whether a handler has answered by itself. What was written past Hono is told by a mark that is no `Response` of this server's. */
export function isAnswer(result: unknown): result is Response {
  return result instanceof Response || result === RESPONSE_ALREADY_SENT
}
