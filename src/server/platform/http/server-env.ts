import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ErrorCode } from '#src/protocol/errors.ts'

/** The types of Hono's context for one request. */
export interface ServerEnv {
  /** Node's request and response; absent when the app is called without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Headers of every answer, including streams, which are written directly to the socket. */
    commonHeaders: Record<string, string>
    /** Headers of pages and files; they override the common ones. */
    pageHeaders: Readonly<Record<string, string>>
    /** The route as /openapi.json names it, for logs and metrics. */
    route: string
    playerId: string
    /** The result of the handler, before it is serialized. */
    result: unknown
    /** The error code of the answer; absent on success. */
    errorCode?: ErrorCode
  }
}
export type RequestContext = Context<ServerEnv>
