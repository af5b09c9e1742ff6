import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ErrorCode } from '#src/protocol/errors.ts'

/** What travels with one request. */
export interface ServerEnv {
  /** Node's own request and response; absent where the app object is called without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Headers that every answer carries, also those that are written past Hono. */
    commonHeaders: Record<string, string>
    /** Headers that pages and files carry over those. */
    pageHeaders: Readonly<Record<string, string>>
    /** The route as /openapi.json names it, for logs and metrics. */
    route: string
    playerId: string
    /** What a call answers with, before it is written. */
    result: unknown
    /** What a request was refused with; absent where it was carried out. */
    errorCode?: ErrorCode
  }
}
export type RequestContext = Context<ServerEnv>
