import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Chance, pick } from '#src/lib/chance.ts'

/** A write with the idempotency key of its retries. */
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

/** The delay between two attempts while no node answers. */
const PAUSE_MS = 50
/** The share of writes that are sent to two nodes at once. */
const TWICE = 0.05

/**
 * Sends calls to a random node. A call that was cut off is retried, a write under its first key, at another random node,
 * until it is answered. After a 429 the client waits for as long as the answer says.
 */
export class CityClient {
  readonly #origins: readonly string[]
  readonly #chance: Chance
  readonly acknowledged: Acknowledged[] = []
  /** Pairs of different answers of two nodes to the same write. */
  readonly contradictions: string[] = []
  retries = 0

  constructor(origins: readonly string[], chance: Chance) {
    this.#origins = origins
    this.#chance = chance
  }

  async get(path: string, apiKey?: string): Promise<CityAnswer> {
    return this.#untilAnswered(path, { headers: bearer(apiKey) })
  }

  /** Sends a write, sometimes to two nodes at once, and records it when it is acknowledged. */
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

  /** Sends a write under its key, with retries. */
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
        // The node was killed: the next attempt goes to another one.
      }
      this.retries += 1
      await wait(PAUSE_MS)
    }
  }
}

/** Whether two answers are equal. Replies are compared by their message, because figures, mood and chips may change. */
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
