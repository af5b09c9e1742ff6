import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import { countedAddress } from './client-address.ts'
import { Crowd, type CrowdBounds } from './crowd.ts'
import { isLoopbackPeer } from './loopback.ts'
import { RequestError } from './request-error.ts'
import type { ServerEnv } from './server-env.ts'

const PER_ADDRESS = 256
const IN_ALL = 10_000
/** How long a refused connection may take to ask, so that it can be told why. */
const REFUSED_MS = 5_000
/** Beyond this share above the bound a connection is closed without a word. */
const TOLD_SHARE = 0.1

/** Returns the bounds of the players' listener. Behind a proxy all connections come from it, so that addresses are not told apart. */
export function connectionBounds({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): CrowdBounds {
  return { perAddress: TRUST_PROXY > 0 ? undefined : PER_ADDRESS, inAll: IN_ALL }
}

/** The open connections of a server: one too many is answered once, with the reason, and closed. */
export class Connections {
  readonly #bounds: CrowdBounds
  readonly #crowd: Crowd
  readonly #refused = new WeakMap<Socket, RequestError>()

  constructor(bounds: CrowdBounds) {
    this.#bounds = bounds
    this.#crowd = new Crowd('connections', bounds)
  }

  /** Counts the connections of a server from now on. */
  watch(server: Server): void {
    server.maxConnections = Math.ceil(this.#bounds.inAll * (1 + TOLD_SHARE))
    server.on('connection', (socket) => this.#enter(socket))
  }

  /** Throws `rate_limited` or `unavailable` on a connection that is one too many. */
  check(socket: Socket): void {
    const refusal = this.#refused.get(socket)
    if (refusal) throw refusal
  }

  #enter(socket: Socket): void {
    const peer = socket.remoteAddress ?? ''
    try {
      socket.once(
        'close',
        this.#crowd.enter(isLoopbackPeer(peer) ? undefined : countedAddress(peer)),
      )
    } catch (refusal) {
      if (!(refusal instanceof RequestError)) throw refusal
      this.#refused.set(socket, closing(refusal))
      socket.setTimeout(REFUSED_MS, () => socket.destroy())
    }
  }
}

/** Answers every request on a connection that is one too many with the refusal. */
export function refuseCrowds(connections: Connections): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const socket = c.env?.incoming?.socket
    if (socket) connections.check(socket)
    await next()
  }
}

function closing({ code, message, headers }: RequestError): RequestError {
  return new RequestError(code, message, { headers: { ...headers, connection: 'close' } })
}
