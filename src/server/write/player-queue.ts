/** Runs the tasks of one player one after the other, and those of different players concurrently. */
export class PlayerQueue {
  readonly #last = new Map<string, Promise<unknown>>()

  async run<result>(playerId: string, work: () => Promise<result>): Promise<result> {
    const before = this.#last.get(playerId) ?? Promise.resolve()
    const mine = before.then(work, work)
    const settled = mine.catch(() => undefined)
    this.#last.set(playerId, settled)
    try {
      return await mine
    } finally {
      if (this.#last.get(playerId) === settled) this.#last.delete(playerId)
    }
  }
}
