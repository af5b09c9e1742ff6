import { type Timers } from '#src/lib/timers.ts'

/** Resolves after `ms`; resolves early, without failing, when `signal` is aborted. */
export function waitFor(timers: Timers, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const finish = (): void => {
      release()
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const release = timers.after(ms, finish)
    signal?.addEventListener('abort', finish, { once: true })
  })
}
