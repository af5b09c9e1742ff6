import { type Timers } from './timers.ts'

export interface BeforeLimitOptions<answer> {
  readonly timers: Timers
  readonly ms: number
  readonly run: () => Promise<answer>
  /** Creates the error to reject with when the time is over. */
  readonly late: () => Error
}

/** Resolves to the result of `run`, or rejects with `late()` after `ms`. A late result is dropped. */
export async function beforeLimit<answer>({
  timers,
  ms,
  run,
  late,
}: BeforeLimitOptions<answer>): Promise<answer> {
  let release = (): void => undefined
  const limit = new Promise<never>((_, reject) => {
    release = timers.after(ms, () => reject(late()))
  })
  try {
    return await Promise.race([run(), limit])
  } finally {
    release()
  }
}
