/** Time as the server takes it: tests hand in one that they turn by hand. */
export interface Clock {
  now(): Date
  /** Resolves after `ms`, or at once when `signal` aborts: a wait that is cut short is not a failure. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Aborts after `ms`. */
  deadline(ms: number): AbortSignal
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted || ms <= 0) return resolve()
      const finish = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', finish)
        resolve()
      }
      const timer = setTimeout(finish, ms)
      signal?.addEventListener('abort', finish, { once: true })
    }),
  deadline: (ms) => AbortSignal.timeout(ms),
}
