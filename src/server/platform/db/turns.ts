/**
 * The order of work in one database session: one transaction at a time, in their order, and single queries between two
 * transactions, before the next one.
 */
export class Turns {
  /** Whether a transaction is open or about to begin. */
  #isTaken = false
  readonly #queries: (() => void)[] = []
  readonly #transactions: (() => void)[] = []

  /** Calls `send` when no transaction is open, and resolves as it does. */
  between<result>(send: () => Promise<result>): Promise<result> {
    if (!this.#isTaken) return send()
    return new Promise((resolve, reject) => {
      this.#queries.push(() => {
        send().then(resolve, reject)
      })
    })
  }

  /** Resolves when the caller may begin a transaction. The caller then calls {@link end} once. */
  take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true
      return Promise.resolve()
    }
    return new Promise((resolve) => this.#transactions.push(resolve))
  }

  /** Ends the caller's turn. Must be called when the end of the transaction has been sent. */
  end(): void {
    // The session works in the order of sending, so these are sent before the next transaction begins.
    for (const send of this.#queries.splice(0)) send()
    const next = this.#transactions.shift()
    if (next) next()
    else this.#isTaken = false
  }
}
