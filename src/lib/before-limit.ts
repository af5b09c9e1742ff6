import { type Timers } from './timers.ts'

export interface BeforeLimitOptions<answer> {
  readonly timers: Timers
  readonly ms: number
  readonly run: () => Promise<answer>
  /** What a caller hears whose answer did not come. */
  readonly late: () => Error
}

/** What `run` comes to within its time; rejects with `late` where it does not. A late answer is dropped. */
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
