import { SqlError } from './sql-state.ts'

export interface GateParameters {
  /** How many are let in at a time. */
  readonly places: number
  /** How long anybody waits for a place. */
  readonly patienceMs: number
  wait(milliseconds: number): Promise<void>
}

/** 53300: too many connections. */
const NO_PLACE = '53300'

/** Lets so many works run at a time; the others wait in order, and who waits too long is turned away as overload. */
export class Gate {
  readonly #parameters: GateParameters
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(parameters: GateParameters) {
    this.#parameters = parameters
    this.#free = parameters.places
  }

  async pass<result>(work: () => Promise<result>): Promise<result> {
    if (this.#free > 0) this.#free -= 1
    else await this.#comeIn()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }

  /** Takes over the place of whoever leaves next. */
  async #comeIn(): Promise<void> {
    const { patienceMs, wait } = this.#parameters
    let enter = (): void => undefined
    const called = new Promise<true>((resolve) => {
      enter = () => resolve(true)
    })
    this.#waiting.push(enter)
    const isIn = await Promise.race([called, wait(patienceMs).then(() => false)])
    // Called in the same moment: the place is taken all the same.
    const at = this.#waiting.indexOf(enter)
    if (isIn || at < 0) return
    this.#waiting.splice(at, 1)
    throw new SqlError('No place to write was free in time.', { code: NO_PLACE })
  }
}
