import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { BaseError } from '#src/lib/errors.ts'
import type { Connections } from './platform/http/connections.ts'
import { oneAtATime } from './platform/http/one-at-a-time.ts'
import type { ServerEnv } from './platform/http/server-env.ts'

/** Longer than the 60 s of common proxies, which would otherwise send requests to a closed socket. */
const KEEP_ALIVE_MS = 65_000
/** Node includes the idle time of a kept-alive connection, so this must exceed KEEP_ALIVE_MS. */
const HEADERS_MS = 70_000
/** Of all headers of a request together, with its path. Proxies allow as much. */
const MAX_HEADER_BYTES = 8_192

/** The configured host or port cannot be used. */
export class ListenError extends BaseError<'port_taken' | 'address_refused'> {
  override readonly name = 'ListenError'
}

export interface Listening {
  readonly origin: string
  /** Stops accepting connections. Resolves when the last answer is sent and all connections are closed. */
  close(): Promise<void>
  /** Closes all open connections. */
  cut(): void
}

export interface ListenParameters {
  readonly host: string
  readonly port: number
  /** Counts the connections; the app refuses those above its bounds. */
  readonly connections?: Connections
}

/** Listens on a host and port. Rejects with {@link ListenError} when they cannot be used. */
export function listen(
  app: Hono<ServerEnv>,
  { host, port, connections }: ListenParameters,
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      maxHeaderSize: MAX_HEADER_BYTES,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_MS,
    },
    createServer: createOrderlyServer as typeof createServer,
  }) as Server
  // The size is the bound. Above a count Node would leave the last ones out, and a proxy's X-Forwarded-For is the last.
  server.maxHeadersCount = 0
  connections?.watch(server)
  return new Promise((resolve, reject) => {
    server.once('error', (failure) => reject(explain(failure, host, port)))
    server.listen(port, host, () => {
      const address = server.address()
      const actualPort = typeof address === 'object' && address ? address.port : port
      resolve({
        origin: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
        close: () =>
          new Promise((closed) => {
            // Closes connections as they become idle.
            server.keepAliveTimeout = 1
            server.close(() => closed())
          }),
        cut: () => server.closeAllConnections(),
      })
    })
  })
}

function createOrderlyServer(options: ServerOptions, listener: RequestListener): Server {
  return createServer(options, oneAtATime(listener))
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
