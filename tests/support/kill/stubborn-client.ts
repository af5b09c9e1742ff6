import { randomUUID } from 'node:crypto'
import { BaseError } from '#src/lib/errors.ts'
import { readEvents } from '../event-reader.ts'

/** An answer that a killed server does not explain. */
export class UnexpectedAnswer extends BaseError<'unexpected_answer'> {
  override readonly name = 'UnexpectedAnswer'
}

/** Where the server is, and when it is there again. */
export interface Whereabouts {
  /** Settles with the origin while the server is up. */
  origin(): Promise<string>
}

export interface Write {
  readonly path: string
  readonly body: unknown
  readonly apiKey?: string | undefined
}

/**
 * A client that never gives up: a call that the server did not live to answer is sent again, a write under the same
 * Idempotency-Key, until it is answered.
 */
export class StubbornClient {
  readonly #server: Whereabouts
  /** Who waits for how many answers in all. */
  readonly #awaited = new Map<number, () => void>()
  #answered = 0
  /** Calls that had to be sent again. */
  retries = 0

  constructor(server: Whereabouts) {
    this.#server = server
  }

  /** Settles when this many more calls have been answered. */
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

  /** The same as an event stream; settles with the data of its last event, if that closes the stream well. */
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
        // While it stops or starts, the server says so.
        if (answer.status !== 503) {
          const result = await read(answer)
          this.#count()
          return result
        }
      } catch (failure) {
        // Anything but a cut connection is a finding.
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
