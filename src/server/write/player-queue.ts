/** Runs the work of one player after another, and that of different players side by side. */
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
