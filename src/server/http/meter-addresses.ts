import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { clientAddress } from './client-address.ts'
import type { Crowd } from './crowd.ts'
import { wantsEventStream } from './event-stream.ts'
import type { LimitName, RateLimits } from './rate-limit.ts'
import type { RequestContext, ServerEnv } from './server-env.ts'
import type { StaticFiles } from './static-files.ts'

export const STREAM_BOUNDS = { perAddress: 64, inAll: 10_000 } as const
const READS = ['GET', 'HEAD', 'OPTIONS']
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

export interface MeterParts {
  readonly config: Pick<Config, 'TRUST_PROXY'>
  readonly limits: RateLimits
  readonly streams: Crowd
  readonly files: Pick<StaticFiles, 'has'>
  readonly log: Pick<Log, 'warn'>
}

/**
 * Counts every request by its address before anything looks at it, whether or not there is something at its path, and
 * every stream that is asked for while it is open. Throws `rate_limited` or `unavailable`.
 */
export function meterAddresses(parts: MeterParts): MiddlewareHandler<ServerEnv> {
  const { config, limits, streams } = parts
  const noticeProxy = createProxyNotice(parts)
  return async (c, next) => {
    noticeProxy(c)
    const address = clientAddress(c, config.TRUST_PROXY)
    // Before anything is waited for: an answer that has closed already would never give its place back.
    if (wantsEventStream(c)) c.env.outgoing?.once('close', streams.enter(address))
    if (address !== undefined) await limits.take(limitOf(c, parts), address)
    await next()
  }
}

function limitOf(c: RequestContext, { files }: Pick<MeterParts, 'files'>): LimitName {
  if (!READS.includes(c.req.method)) return 'addressWrites'
  return files.has(c.req.path) ? 'addressFiles' : 'addressReads'
}

/** Tells the log once that a proxy seems to stand in front of a server that trusts none. */
function createProxyNotice({ config, log }: MeterParts): (c: RequestContext) => void {
  let isDone = config.TRUST_PROXY > 0
  return (c) => {
    if (isDone) return
    const header = FORWARDED.find((name) => c.req.header(name) !== undefined)
    if (header === undefined) return
    isDone = true
    log.warn(
      { header, peer: c.env?.incoming?.socket.remoteAddress },
      'a forwarded header came from a peer that is not trusted: where a proxy stands in front of the server, set TRUST_PROXY to the number of proxies',
    )
  }
}
