import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { clientAddress } from './client-address.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import { wantsEventStream } from './event-stream.ts'
import type { LimitName, RateLimits } from './rate-limit.ts'
import type { RequestContext, ServerEnv } from './server-env.ts'
import type { StaticFiles } from './static-files.ts'

export const STREAM_BOUNDS = { perAddress: 64, total: 10_000 } as const
const READS = ['GET', 'HEAD', 'OPTIONS']
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

export interface AddressLimitParts {
  readonly config: Pick<Config, 'TRUST_PROXY'>
  readonly limits: RateLimits
  /** Bounds the open streams. */
  readonly streams: ConcurrencyLimit
  readonly files: Pick<StaticFiles, 'has'>
  readonly log: Pick<Log, 'warn'>
}

/**
 * Counts every request by its address before any other check, whether or not its path exists, and every requested
 * stream while it is open. Throws `rate_limited` or `unavailable`.
 */
export function limitByAddress(parts: AddressLimitParts): MiddlewareHandler<ServerEnv> {
  const { config, limits, streams } = parts
  const warnOfProxy = createProxyWarning(parts)
  return async (c, next) => {
    warnOfProxy(c)
    const address = clientAddress(c, config.TRUST_PROXY)
    // Must run before the first await: a response that has already closed emits no 'close', and would stay counted.
    if (wantsEventStream(c)) c.env.outgoing?.once('close', streams.acquire(address))
    if (address !== undefined) await limits.take(limitOf(c, parts), address)
    await next()
  }
}

function limitOf(c: RequestContext, { files }: Pick<AddressLimitParts, 'files'>): LimitName {
  if (!READS.includes(c.req.method)) return 'addressWrites'
  return files.has(c.req.path) ? 'addressFiles' : 'addressReads'
}

/** Returns a function that logs once when a request seems to come through a proxy and the server trusts none. */
function createProxyWarning({ config, log }: AddressLimitParts): (c: RequestContext) => void {
  let isLogged = config.TRUST_PROXY > 0
  return (c) => {
    if (isLogged) return
    const header = FORWARDED.find((name) => c.req.header(name) !== undefined)
    if (header === undefined) return
    isLogged = true
    log.warn(
      { header, peer: c.env?.incoming?.socket.remoteAddress },
      'a forwarded header came from a peer that is not trusted: behind a proxy, set TRUST_PROXY to the number of proxies',
    )
  }
}
