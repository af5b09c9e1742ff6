/** What was started, and how it is stopped. */
export class Stops {
  readonly #stops: (() => unknown)[] = []

  /** Takes what is being started, and how to stop it once it has started. */
  async own<thing>(
    starting: thing | Promise<thing>,
    stop: (started: thing) => unknown,
  ): Promise<thing> {
    const started = await starting
    this.#stops.push(() => stop(started))
    return started
  }

  /** Stops everything, the last first; a stop that fails does not keep the others from running. */
  async stopAll(): Promise<void> {
    const failures: unknown[] = []
    for (let stop = this.#stops.pop(); stop; stop = this.#stops.pop()) {
      try {
        await stop()
      } catch (failure) {
        failures.push(failure)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Something could not be stopped.')
  }
}
