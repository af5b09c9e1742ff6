import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy to a database that delivers everything later, as a network between two rooms does. */
export interface DelayingProxy {
  /** Returns the address of a database behind the proxy. */
  reach(databaseUrl: string): Promise<string>
  close(): Promise<void>
}

export async function startDelayingProxy(target: URL, delayMs: number): Promise<DelayingProxy> {
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: target.hostname, port: Number(target.port), noDelay: true })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => setTimeout(() => to.write(chunk), delayMs))
      from.on('close', () => setTimeout(() => to.destroy(), delayMs))
      from.on('error', () => undefined)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    async reach(databaseUrl) {
      const url = new URL(databaseUrl)
      url.host = `127.0.0.1:${port}`
      return url.href
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
