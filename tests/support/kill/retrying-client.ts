import { randomUUID } from 'node:crypto'
import { BaseError } from '#src/lib/errors.ts'
import { readEvents } from '../event-reader.ts'

/** An answer that a kill does not explain. */
export class UnexpectedAnswer extends BaseError<'unexpected_answer'> {
  override readonly name = 'UnexpectedAnswer'
}

/** The server's origin, which changes with each start. */
export interface ServerAddress {
  /** Resolves with the origin while the server is up. */
  origin(): Promise<string>
}

export interface Write {
  readonly path: string
  readonly body: unknown
  readonly apiKey?: string | undefined
}

/**
 * A client that retries: a call without an answer is sent again, a write under the same Idempotency-Key, until it is
 * answered.
 */
export class RetryingClient {
  readonly #server: ServerAddress
  /** The waiting callers by the total of answers that they wait for. */
  readonly #awaited = new Map<number, () => void>()
  #answered = 0
  /** Calls that were retried. */
  retries = 0

  constructor(server: ServerAddress) {
    this.#server = server
  }

  /** Resolves after this many more answers. */
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

  /** Sends a write as an event stream. Resolves with the data of its last event if the stream ends well. */
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
        // The answer while the server stops or starts.
        if (answer.status !== 503) {
          const result = await read(answer)
          this.#count()
          return result
        }
      } catch (failure) {
        // Anything but a broken connection is an error.
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
  // The stream broke before its end.
  throw new BaseError('cut', 'The stream ended early.')
}
