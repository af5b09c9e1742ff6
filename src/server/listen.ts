import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { BaseError } from '#src/lib/errors.ts'
import type { ServerEnv } from './http/server-env.ts'

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

/** Gives the app a socket. Throws {@link ListenError} with a sentence when it cannot be had. */
export function listen(
  app: Hono<ServerEnv>,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  return new Promise((resolve, reject) => {
    server.once('error', (failure) => reject(explain(failure, host, port)))
    server.listen(port, host, () => {
      const address = server.address()
      const taken = typeof address === 'object' && address ? address.port : port
      resolve({
        origin: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
        close: () =>
          new Promise((closed) => {
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
