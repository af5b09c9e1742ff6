import { randomUUID } from 'node:crypto'
import { BaseError } from '#src/lib/errors.ts'
import { readEvents } from '../event-reader.ts'

/** A response that a kill does not explain. */
export class UnexpectedAnswer extends BaseError<'unexpected_answer'> {
  override readonly name = 'UnexpectedAnswer'
}

/** Where the server is. */
export interface ServerLocation {
  /** Resolves with the origin once the server is ready. */
  origin(): Promise<string>
}

export interface Write {
  readonly path: string
  readonly body: unknown
  readonly apiKey?: string | undefined
}

/**
 * A client that repeats a call until it has a response. A write keeps its Idempotency-Key.
 */
export class StubbornClient {
  readonly #server: ServerLocation
  /** Callbacks by the total number of responses that they wait for. */
  readonly #awaited = new Map<number, () => void>()
  #answered = 0
  /** Number of repeated calls. */
  retries = 0

  constructor(server: ServerLocation) {
    this.#server = server
  }

  /** Resolves after this many more responses. */
  answers(count: number): Promise<void> {
    return new Promise((reach) => {
      this.#awaited.set(this.#answered + count, reach)
    })
  }

  get(path: string, apiKey?: string): Promise<unknown> {
    return this.#untilAnswered(path, { headers: headersOf({ apiKey }) }, readJson)
  }

  post({ path, body, apiKey }: Write): Promise<unknown> {
    return this.#untilAnswered(path, postOf({ path, body, apiKey }, 'application/json'), readJson)
  }

  /** Sends a write and reads the response as an event stream. Resolves with its events if the stream is complete. */
  stream({ path, body, apiKey }: Write): Promise<unknown> {
    const request = postOf({ path, body, apiKey }, 'text/event-stream')
    return this.#untilAnswered(path, request, readLastEvent)
  }

  async #untilAnswered(
    path: string,
    request: RequestInit,
    read: (answer: Response) => Promise<unknown>,
  ): Promise<unknown> {
    for (;;) {
      const origin = await this.#server.origin()
      try {
        const answer = await fetch(`${origin}${path}`, request)
        // The server answers 503 while it starts or stops.
        if (answer.status !== 503) {
          const result = await read(answer)
          this.#count()
          return result
        }
      } catch (failure) {
        // All other failures are cut connections.
        if (failure instanceof UnexpectedAnswer) throw failure
      }
      this.retries += 1
    }
  }

  #count(): void {
    this.#answered += 1
    this.#awaited.get(this.#answered)?.()
    this.#awaited.delete(this.#answered)
  }
}

function postOf({ body, apiKey }: Write, accept: string): RequestInit {
  return {
    method: 'POST',
    headers: {
      ...headersOf({ apiKey }),
      accept,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  }
}

function headersOf({ apiKey }: { apiKey?: string | undefined }): Record<string, string> {
  return apiKey ? { authorization: `Bearer ${apiKey}` } : {}
}

async function readJson(answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (!answer.ok) throw new UnexpectedAnswer('unexpected_answer', `${answer.status}: ${text}`)
  return JSON.parse(text)
}

async function readLastEvent(answer: Response): Promise<unknown> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return readJson(answer)
  const seen: Record<string, unknown> = {}
  for await (const { event, data } of readEvents(answer)) seen[event] = data
  if (seen['error']) {
    throw new UnexpectedAnswer('unexpected_answer', JSON.stringify(seen['error']))
  }
  if (seen['done'] || seen['payment_required']) return seen
  // The stream was cut before its end.
  throw new BaseError('cut', 'The stream ended early.')
}
