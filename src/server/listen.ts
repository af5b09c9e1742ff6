import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { BaseError } from '#src/lib/errors.ts'
import type { Connections } from './http/connections.ts'
import type { ServerEnv } from './http/server-env.ts'

/** A proxy in front keeps a connection for 60 s: this end must outlive that, or a request meets a closed socket. */
const KEEP_ALIVE_MS = 65_000
/** Node counts the wait for the next request of a kept connection in. */
const HEADERS_MS = 70_000

/** The server cannot take the address it was told to take. */
export class ListenError extends BaseError<'port_taken' | 'address_refused'> {
  override readonly name = 'ListenError'
}

export interface Listening {
  readonly origin: string
  /** Takes no more connections; resolves when the last answer is out. */
  close(): Promise<void>
  /** Cuts what is still open. */
  cut(): void
}

export interface ListenParameters {
  readonly host: string
  readonly port: number
  /** Counts the connections, for the app to refuse one too many. */
  readonly connections?: Connections
}

/** Gives the app a socket. Throws {@link ListenError} with a sentence when it cannot be had. */
export function listen(
  app: Hono<ServerEnv>,
  { host, port, connections }: ListenParameters,
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = HEADERS_MS
  connections?.watch(server)
  return new Promise((resolve, reject) => {
    server.once('error', (failure) => reject(explain(failure, host, port)))
    server.listen(port, host, () => {
      const address = server.address()
      const taken = typeof address === 'object' && address ? address.port : port
      resolve({
        origin: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
        close: () =>
          new Promise((closed) => {
            // What falls idle from now on is not waited for.
            server.keepAliveTimeout = 1
            server.close(() => closed())
          }),
        cut: () => server.closeAllConnections(),
      })
    })
  })
}

function explain(failure: NodeJS.ErrnoException, host: string, port: number): ListenError {
  if (failure.code === 'EADDRINUSE') {
    return new ListenError(
      'port_taken',
      `Port ${port} is taken by another program. Stop that one, or start with another port: PORT=${port + 1} npm start`,
      { cause: failure },
    )
  }
  return new ListenError(
    'address_refused',
    `The address ${host}:${port} cannot be used (${failure.code ?? failure.message}). Check HOST and PORT.`,
    { cause: failure },
  )
}
