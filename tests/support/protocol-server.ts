import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'

/** A received request. */
export interface Seen {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

/** A response. A function writes the response itself (streams, broken connections). */
export type Answer =
  | {
      readonly status?: number
      readonly json?: unknown
      readonly text?: string
      readonly headers?: Record<string, string>
    }
  | ((request: IncomingMessage, response: ServerResponse) => void)

/** An HTTP server on a free port whose responses the test sets. */
export interface ProtocolServer {
  readonly origin: string
  readonly seen: readonly Seen[]
  /** The number of responses that functions given to `answer` have not ended. */
  readonly held: number
  /** Sets the next responses to `METHOD /path` (without the query), in order. The last one is repeated. */
  answer(route: string, ...answers: readonly Answer[]): void
  close(): Promise<void>
}

export async function startProtocolServer(): Promise<ProtocolServer> {
  const seen: Seen[] = []
  const answers = new Map<string, Answer[]>()
  const held = new Set<ServerResponse>()

  const server = createServer(async (request, response) => {
    const url = request.url ?? '/'
    const method = request.method ?? 'GET'
    seen.push({ method, url, headers: request.headers, body: await readBody(request) })
    const list = answers.get(`${method} ${url.split('?')[0]}`)
    const answer = list && list.length > 1 ? list.shift() : list?.[0]
    if (typeof answer === 'function') {
      held.add(response.once('close', () => held.delete(response)))
      return answer(request, response)
    }
    const { status = answer ? 200 : 404, json, text, headers = {} } = answer ?? {}
    const type = json === undefined ? 'text/plain' : 'application/json'
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(json === undefined ? text : JSON.stringify(json))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    get held() {
      return [...held].filter((response) => !response.writableEnded).length
    },
    answer: (route, ...list) => answers.set(route, [...list]),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const text = Buffer.concat(parts).toString()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
