import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Chance, pick } from '#src/lib/chance.ts'

/** One write as it was sent, under the key that its repetitions carry. */
export interface SentWrite {
  readonly path: string
  readonly body: unknown
  readonly apiKey: string | undefined
  readonly key: string
}

export interface CityAnswer {
  readonly status: number
  readonly json: unknown
}

/** A write that was answered with 200. */
export interface Acknowledged extends SentWrite {
  readonly json: unknown
}

/** Between two tries at a city none of whose nodes answers. */
const PAUSE_MS = 50
/** So many writes are sent twice at once, to two nodes. */
const TWICE = 0.05

/**
 * Talks to whichever node of a city answers. A call that was cut off is sent again, a write under its first key, to a
 * node drawn anew: until it is answered. Who is told to slow down waits as long as they are told.
 */
export class CityClient {
  readonly #origins: readonly string[]
  readonly #chance: Chance
  readonly acknowledged: Acknowledged[] = []
  /** Answers of two nodes to the same write that were not the same. */
  readonly contradictions: string[] = []
  retries = 0

  constructor(origins: readonly string[], chance: Chance) {
    this.#origins = origins
    this.#chance = chance
  }

  async get(path: string, apiKey?: string): Promise<CityAnswer> {
    return this.#untilAnswered(path, { headers: bearer(apiKey) })
  }

  /** Sends a write, now and then to two nodes at once, and notes it where it is acknowledged. */
  async post(path: string, body: unknown, apiKey?: string): Promise<CityAnswer> {
    const write = { path, body, apiKey, key: randomUUID() }
    const isTwice = apiKey !== undefined && this.#chance() < TWICE
    const [answer, other] = await Promise.all([
      this.send(write),
      isTwice ? this.send(write) : undefined,
    ])
    if (other?.status === 200 && answer.status === 200 && !isSame(answer.json, other.json)) {
      const answers = [answer.json, other.json].map((json) => JSON.stringify(json))
      this.contradictions.push(`${path}: ${answers.join(' AND ')}`)
    }
    const told = answer.status === 200 ? answer : other
    if (told?.status === 200) this.acknowledged.push({ ...write, json: told.json })
    return told ?? answer
  }

  /** Sends a write under its key, once more if need be. */
  send({ path, body, apiKey, key }: SentWrite): Promise<CityAnswer> {
    return this.#untilAnswered(path, {
      method: 'POST',
      headers: {
        ...bearer(apiKey),
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    })
  }

  async #untilAnswered(path: string, request: RequestInit): Promise<CityAnswer> {
    for (;;) {
      try {
        const answer = await fetch(`${pick(this.#chance, this.#origins)}${path}`, request)
        const json: unknown = await answer.json()
        const rest = answer.headers.get('retry-after')
        if (answer.status === 429 && rest !== null) {
          await wait(1000 * Number(rest))
          continue
        }
        if (answer.status !== 503) return { status: answer.status, json }
      } catch {
        // The node was killed: another hears it.
      }
      this.retries += 1
      await wait(PAUSE_MS)
    }
  }
}

/** A talk's answer tells figures, mood and chips as they stand when it is told; what was said is what it is by. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(lasting(one)) === JSON.stringify(lasting(other))
}

function lasting(answer: unknown): unknown {
  const isTurn = typeof answer === 'object' && answer !== null && 'message' in answer
  return isTurn ? answer.message : answer
}

function bearer(apiKey: string | undefined): Record<string, string> {
  return apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
}
