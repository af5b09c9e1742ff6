import { setImmediate as afterMicrotasks } from 'node:timers/promises'
import type { Chance } from '#src/lib/chance.ts'

interface Pending {
  readonly name: string
  readonly run: () => Promise<void>
}

/**
 * Runs pending operations one at a time, in an order that the chance draws. All that runs between two operations is
 * synchronous or in microtasks, so the chance alone decides what happens when: the same seed repeats it.
 */
export class Scheduler {
  readonly #chance: Chance
  readonly #pending: Pending[] = []
  /** Called with the name of each operation before it runs. */
  readonly #onStep: (name: string) => void

  constructor(chance: Chance, onStep: (name: string) => void) {
    this.#chance = chance
    this.#onStep = onStep
  }

  /** Resolves with the result of `work`, which runs when it is drawn. */
  run<result>(name: string, work: () => Promise<result>): Promise<result> {
    return new Promise((resolve, reject) => {
      const run = (): Promise<void> => work().then(resolve, reject)
      this.#pending.push({ name, run })
    })
  }

  /** Draws operations until none is pending. */
  async drain(): Promise<void> {
    for (;;) {
      await afterMicrotasks()
      const place = Math.floor(this.#chance() * this.#pending.length)
      const [next] = this.#pending.splice(place, 1)
      if (!next) return
      this.#onStep(next.name)
      await next.run()
    }
  }
}
