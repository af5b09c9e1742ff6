/** Collects what a test has started, and stops it at the end. */
export class Cleanups {
  readonly #cleanups: (() => unknown)[] = []

  /** Waits for something to start, and registers how to stop it. */
  async own<thing>(
    starting: thing | Promise<thing>,
    stop: (started: thing) => unknown,
  ): Promise<thing> {
    const started = await starting
    this.#cleanups.push(() => stop(started))
    return started
  }

  /** Stops everything in reverse order. A failure does not prevent the others. */
  async runAll(): Promise<void> {
    const failures: unknown[] = []
    for (let stop = this.#cleanups.pop(); stop; stop = this.#cleanups.pop()) {
      try {
        await stop()
      } catch (failure) {
        failures.push(failure)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'A cleanup failed.')
  }
}
