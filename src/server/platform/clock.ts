/** The server's only source of time. Tests pass a clock that they advance themselves. */
export interface Clock {
  now(): Date
  /** Resolves after `ms`, or as soon as `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /**
   * Returns a signal that aborts after `ms`. Its timer refers to it, unlike that of `AbortSignal.timeout`, whose signal can
   * be collected as garbage when only `AbortSignal.any` uses it (Node 20).
   */
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
  deadline(ms) {
    const passed = new AbortController()
    setTimeout(() => passed.abort(new DOMException('The time is up.', 'TimeoutError')), ms).unref()
    return passed.signal
  },
}
