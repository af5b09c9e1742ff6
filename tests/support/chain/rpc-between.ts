import { once } from 'node:events'
import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'

/** What an RPC is asked. */
export interface RpcQuestion {
  readonly id: unknown
  readonly method: string
  readonly params: readonly unknown[]
}

/**
 * An RPC that passes on to a chain what `pass` makes of a question, until the test ends; null stands for an answer of
 * null, which the chain is not asked for.
 */
export async function startRpcBetween(
  chain: string,
  pass: (question: RpcQuestion) => RpcQuestion | null,
): Promise<{ url: string; asked: () => number }> {
  let asked = 0
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += String(part)
    asked += 1
    // Who has nothing to say beside the method leaves them out.
    const question: RpcQuestion = { params: [], ...JSON.parse(text) }
    const passed = pass(question)
    response.writeHead(200, { 'content-type': 'application/json' })
    if (!passed) {
      response.end(JSON.stringify({ jsonrpc: '2.0', id: question.id, result: null }))
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
