import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SmallRequest {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly body: string
}

export interface SmallAnswer {
  readonly status: number
  /** Sent as JSON. */
  readonly body?: unknown
}

export interface SmallServer {
  readonly origin: string
  readonly asked: readonly SmallRequest[]
  close(): Promise<void>
}

/** A server on a port of this machine, for what the game asks of others. An answer that never comes hangs. */
export async function startSmallServer(
  answer: (request: SmallRequest) => SmallAnswer | Promise<SmallAnswer>,
): Promise<SmallServer> {
  const asked: SmallRequest[] = []
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', async () => {
      const { method = 'GET', url: path = '/' } = incoming
      const request = { method, path, body: Buffer.concat(parts).toString('utf8') }
      asked.push(request)
      const { status, body } = await answer(request)
      outgoing.writeHead(status, { 'content-type': 'application/json' })
      outgoing.end(body === undefined ? '' : JSON.stringify(body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      server.closeAllConnections()
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}
