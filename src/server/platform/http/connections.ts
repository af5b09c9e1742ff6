import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import { countedAddress } from './client-address.ts'
import { ConcurrencyLimit, type ConcurrencyBounds } from './concurrency-limit.ts'
import { isLoopbackPeer } from './loopback.ts'
import { RequestError } from './request-error.ts'
import type { ServerEnv } from './server-env.ts'

const PER_ADDRESS = 256
const TOTAL = 10_000
/** How long a refused connection may take to send a request, which is answered with the reason. */
const REFUSED_TIMEOUT_MS = 5_000
/**
 * The share by which open connections may exceed the total. Those are answered with the reason; further ones are closed
 * at once.
 */
const REFUSED_SHARE = 0.1

/**
 * Returns the bounds of the players' listener. Behind a proxy all connections have its address, so only the total is
 * bounded.
 */
export function connectionBounds({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): ConcurrencyBounds {
  return { perAddress: TRUST_PROXY > 0 ? undefined : PER_ADDRESS, total: TOTAL }
}

/** Limits the open connections of a server. One above a bound gets one answer, with the reason, and is closed. */
export class Connections {
  readonly #bounds: ConcurrencyBounds
  readonly #limit: ConcurrencyLimit
  readonly #refused = new WeakMap<Socket, RequestError>()

  constructor(bounds: ConcurrencyBounds) {
    this.#bounds = bounds
    this.#limit = new ConcurrencyLimit('connections', bounds)
  }

  /** Counts the connections that a server accepts. */
  watch(server: Server): void {
    server.maxConnections = Math.ceil(this.#bounds.total * (1 + REFUSED_SHARE))
    server.on('connection', (socket) => this.#count(socket))
  }

  /** Throws `rate_limited` or `unavailable` for a connection above the bound. */
  check(socket: Socket): void {
    const refusal = this.#refused.get(socket)
    if (refusal) throw refusal
  }

  #count(socket: Socket): void {
    const peer = socket.remoteAddress ?? ''
    try {
      socket.once(
        'close',
        this.#limit.acquire(isLoopbackPeer(peer) ? undefined : countedAddress(peer)),
      )
    } catch (refusal) {
      if (!(refusal instanceof RequestError)) throw refusal
      this.#refused.set(socket, withConnectionClose(refusal))
      socket.setTimeout(REFUSED_TIMEOUT_MS, () => socket.destroy())
    }
  }
}

/** Refuses every request on a connection above a bound. */
export function refuseExcessConnections(connections: Connections): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const socket = c.env?.incoming?.socket
    if (socket) connections.check(socket)
    await next()
  }
}

function withConnectionClose({ code, message, headers }: RequestError): RequestError {
  return new RequestError(code, message, { headers: { ...headers, connection: 'close' } })
}
