import { once } from 'node:events'
import { createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Returns the origin of a server that cuts every connection, until the test finishes. Its port is taken: at a port
 * that is only free, another program may listen by the time it is asked.
 */
export async function startDeadServer(): Promise<string> {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}
