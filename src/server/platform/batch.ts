interface Waiting<item, result> {
  readonly item: item
  readonly resolve: (result: result) => void
  readonly reject: (failure: unknown) => void
}

export interface BatchOptions<item, result> {
  /** The maximum number of batches that run at the same time. */
  readonly lanes: number
  /** The maximum number of items of one batch. */
  readonly most: number
  /** Resolves with a result for each item, in order. */
  readonly run: (items: readonly item[]) => Promise<readonly result[]>
}

/**
 * Groups the calls that arrive while batches run, so that many share one round trip to the database. When a batch fails,
 * its items run again one by one, so that only the invalid item fails.
 */
export class Batch<item, result> {
  readonly #options: BatchOptions<item, result>
  #waiting: Waiting<item, result>[] = []
  #running = 0

  constructor(options: BatchOptions<item, result>) {
    this.#options = options
  }

  add(item: item): Promise<result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#pump()
    })
  }

  #pump(): void {
    const { lanes, most } = this.#options
    while (this.#running < lanes && this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, most)
      this.#running += 1
      void this.#runAll(batch).finally(() => {
        this.#running -= 1
        this.#pump()
      })
    }
  }

  async #runAll(batch: readonly Waiting<item, result>[]): Promise<void> {
    try {
      const results = await this.#options.run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as result)
    } catch (failure) {
      if (batch.length > 1) await Promise.all(batch.map((waiting) => this.#runAll([waiting])))
      else for (const { reject } of batch) reject(failure)
    }
  }
}
