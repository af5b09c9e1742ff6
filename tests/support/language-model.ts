import { type ServerResponse, createServer } from 'node:http'
import { once } from 'node:events'
import {
  type Endpoint,
  type EndpointConfig,
  openEndpoint,
  simpleEndpoint,
} from '#src/server/voices/model/endpoints.ts'
import type { UsageCounter } from '#src/server/voices/model/usage.ts'

/** Returns the configuration of a model's endpoint, with changes. */
export function endpointOf(
  { baseUrl }: Pick<LanguageModel, 'baseUrl'>,
  changes: Partial<EndpointConfig> = {},
): Endpoint {
  return openEndpoint({ ...simpleEndpoint(baseUrl, 'm'), ...changes }, 'key')
}

/** Returns a counter that adds the causes of failures to a list. */
export function usageOf(failures: string[] = []): UsageCounter {
  return {
    countUsage: () => undefined,
    countFailure: (_, cause) => void failures.push(cause),
  }
}

/** What a model server does with one call. */
export type Reply = (call: ModelCall) => void

/** One call, with the means to answer it. */
export interface ModelCall {
  readonly response: ServerResponse
  /** The messages it was asked with. */
  readonly messages: readonly { readonly role: string; readonly content: unknown }[]
  /** The whole body of the request. */
  readonly body: Readonly<Record<string, unknown>>
  /** Streams a piece of the answer. */
  chunk(delta: object, finish?: string | null): void
  /** Ends the stream as an endpoint does. */
  end(finish?: string | null, usage?: number): void
}

/** An OpenAI-compatible HTTP server on a free port, whose replies the test sets. */
export interface LanguageModel {
  readonly baseUrl: string
  readonly calls: readonly ModelCall[]
  /** The next replies, in order; the last one stays. */
  reply(...replies: readonly Reply[]): void
  close(): Promise<void>
}

export async function startLanguageModel(): Promise<LanguageModel> {
  const calls: ModelCall[] = []
  let replies: Reply[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const chunk = (delta: object, finish: string | null = null): void => {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(event({ choices: [{ index: 0, delta, finish_reason: finish }] }))
    }
    const call: ModelCall = {
      response,
      body: JSON.parse(body),
      messages: JSON.parse(body).messages,
      chunk,
      end(finish = 'stop', usage) {
        if (finish !== null) chunk({}, finish)
        if (usage !== undefined) {
          const counted = { prompt_tokens: usage - 1, completion_tokens: 1, total_tokens: usage }
          response.write(event({ choices: [], usage: counted }))
        }
        response.end(finish === null ? '' : 'data: [DONE]\n\n')
      },
    }
    calls.push(call)
    const next = replies.length > 1 ? replies.shift() : replies[0]
    if (next) next(call)
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    reply: (...list) => {
      replies = [...list]
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Says a text in pieces of a few characters, and ends well. */
export const says =
  (text: string, usage?: number): Reply =>
  (call) => {
    for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) call.chunk({ content: piece })
    call.end('stop', usage)
  }

/** Calls a tool, with its arguments split into `pieces`. The text after the call is the next reply. */
export const callsTool =
  (name: string, args: string, pieces = 1): Reply =>
  (call) => {
    const size = Math.ceil(args.length / pieces)
    for (let at = 0; at < pieces; at += 1) {
      const first = at === 0 ? { id: 'call_1', type: 'function' } : {}
      const named = at === 0 ? { name } : {}
      const part = { ...named, arguments: args.slice(at * size, (at + 1) * size) }
      call.chunk({ tool_calls: [{ index: 0, ...first, function: part }] })
    }
    call.end('tool_calls')
  }

export const answersStatus =
  (status: number): Reply =>
  ({ response }) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>no</h1>')

function event(data: object): string {
  return `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', ...data })}\n\n`
}
