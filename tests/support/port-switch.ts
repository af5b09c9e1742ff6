import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A port whose connections lead to another port of this machine, as an address that moves between two servers. */
export interface PortSwitch {
  readonly port: number
  /** Cuts all connections. New ones lead to another port. */
  switchTo(target: number): void
  close(): Promise<void>
}

export async function startSwitch(first: number): Promise<PortSwitch> {
  const sockets = new Set<Socket>()
  let target = first
  const cut = (): void => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: '127.0.0.1', port: target, noDelay: true })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    switchTo(next) {
      target = next
      cut()
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
