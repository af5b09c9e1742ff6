import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Chance, pick } from '#src/lib/chance.ts'

/** A write with its idempotency key. */
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

/** A write whose response was 200. */
export interface Acknowledged extends SentWrite {
  readonly json: unknown
}

/** The pause between two tries. */
const PAUSE_MS = 50
/** Share of writes that are sent to two nodes at once. */
const DUPLICATED = 0.05

/**
 * A client of several nodes. Repeats a failed call at a random node until it has a response; a write keeps its
 * idempotency key. Waits as long as a rate limit requires.
 */
export class CityClient {
  readonly #origins: readonly string[]
  readonly #chance: Chance
  readonly acknowledged: Acknowledged[] = []
  /** Different responses of two nodes to the same write. */
  readonly contradictions: string[] = []
  retries = 0

  constructor(origins: readonly string[], chance: Chance) {
    this.#origins = origins
    this.#chance = chance
  }

  async get(path: string, apiKey?: string): Promise<CityAnswer> {
    return this.#requestUntilAnswered(path, { headers: bearer(apiKey) })
  }

  /** Sends a write, sometimes to two nodes at once, and records it if the response is 200. */
  async post(path: string, body: unknown, apiKey?: string): Promise<CityAnswer> {
    const write = { path, body, apiKey, key: randomUUID() }
    const isTwice = apiKey !== undefined && this.#chance() < DUPLICATED
    const [answer, other] = await Promise.all([
      this.send(write),
      isTwice ? this.send(write) : undefined,
    ])
    if (other?.status === 200 && answer.status === 200 && !isSame(answer.json, other.json)) {
      const answers = [answer.json, other.json].map((json) => JSON.stringify(json))
      this.contradictions.push(`${path}: ${answers.join(' AND ')}`)
    }
    const accepted = answer.status === 200 ? answer : other
    if (accepted?.status === 200) this.acknowledged.push({ ...write, json: accepted.json })
    return accepted ?? answer
  }

  /** Sends a write under its idempotency key until it has a response. */
  send({ path, body, apiKey, key }: SentWrite): Promise<CityAnswer> {
    return this.#requestUntilAnswered(path, {
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

  async #requestUntilAnswered(path: string, request: RequestInit): Promise<CityAnswer> {
    for (;;) {
      try {
        const answer = await fetch(`${pick(this.#chance, this.#origins)}${path}`, request)
        const json: unknown = await answer.json()
        const retryAfter = answer.headers.get('retry-after')
        if (answer.status === 429 && retryAfter !== null) {
          await wait(1000 * Number(retryAfter))
          continue
        }
        if (answer.status !== 503) return { status: answer.status, json }
      } catch {
        // The node was killed; the next try uses another one.
      }
      this.retries += 1
      await wait(PAUSE_MS)
    }
  }
}

/**
 * Whether two responses to a write are equal. Of turns only the messages count, because figures, mood and chips may
 * change.
 */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(lastingPart(one)) === JSON.stringify(lastingPart(other))
}

function lastingPart(answer: unknown): unknown {
  const isTurn = typeof answer === 'object' && answer !== null && 'message' in answer
  return isTurn ? answer.message : answer
}

function bearer(apiKey: string | undefined): Record<string, string> {
  return apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
}
