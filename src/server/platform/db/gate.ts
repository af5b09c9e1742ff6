import { SqlError, TOO_MANY_CONNECTIONS } from './sql-state.ts'

export interface GateParameters {
  /** Maximum number of concurrent runs. */
  readonly places: number
  /** How long a caller waits for a place. */
  readonly patienceMs: number
  wait(milliseconds: number): Promise<void>
}

/** A semaphore: runs at most `places` functions at a time. The others wait in order, and fail after `patienceMs`. */
export class Gate {
  readonly #parameters: GateParameters
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(parameters: GateParameters) {
    this.#parameters = parameters
    this.#free = parameters.places
  }

  /** Runs `work` when a place is free. Throws a SqlError if none is free within `patienceMs`. */
  async pass<result>(work: () => Promise<result>): Promise<result> {
    if (this.#free > 0) this.#free -= 1
    else await this.#acquire()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }

  /** Waits until a run ends and hands over its place. */
  async #acquire(): Promise<void> {
    const { patienceMs, wait } = this.#parameters
    let enter = (): void => undefined
    const called = new Promise<true>((resolve) => {
      enter = () => resolve(true)
    })
    this.#waiting.push(enter)
    const hasPlace = await Promise.race([called, wait(patienceMs).then(() => false)])
    // The place may be assigned at the same moment as the timeout. `enter` is then not in the queue any more.
    const position = this.#waiting.indexOf(enter)
    if (hasPlace || position < 0) return
    this.#waiting.splice(position, 1)
    throw new SqlError('No transaction slot was free in time.', { code: TOO_MANY_CONNECTIONS })
  }
}
