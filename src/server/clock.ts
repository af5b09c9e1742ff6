/** The server's only source of time. Tests pass a clock that they advance themselves. */
export interface Clock {
  now(): Date
  /** Resolves after `ms`, or as soon as `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Returns a signal that aborts after `ms`. */
  deadline(ms: number): AbortSignal
}

/** The system's time. */
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
