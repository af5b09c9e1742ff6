import { once } from 'node:events'
import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'

/** A request to an RPC. */
export interface RpcRequest {
  readonly id: unknown
  readonly method: string
  readonly params: readonly unknown[]
}

/**
 * Starts an RPC that forwards the result of `pass` for each request to a chain, until the test ends. If it is null, the
 * RPC responds with null itself.
 */
export async function startRpcBetween(
  chain: string,
  pass: (request: RpcRequest) => RpcRequest | null,
): Promise<{ url: string; asked: () => number }> {
  let asked = 0
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += String(part)
    asked += 1
    // Requests without parameters may omit them.
    const received: RpcRequest = { params: [], ...JSON.parse(text) }
    const passed = pass(received)
    response.writeHead(200, { 'content-type': 'application/json' })
    if (!passed) {
      response.end(JSON.stringify({ jsonrpc: '2.0', id: received.id, result: null }))
      return
    }
    const answer = await fetch(chain, {
      method: 'POST',
      body: JSON.stringify(passed),
      headers: { 'content-type': 'application/json' },
    })
    response.end(await answer.text())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, asked: () => asked }
}
