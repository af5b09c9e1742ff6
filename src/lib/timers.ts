import { type Release } from './releases.ts'

/** Where waiting comes from: nothing but the room that owns the clock reaches for setTimeout. */
export interface Timers {
  /** The page's clock in milliseconds; it never runs backwards. */
  now(): number
  /** Runs once after `ms`, unless released before. */
  after(ms: number, run: () => void): Release
  /** Runs every `ms` until released; a late clock runs it once, not once for each missed time. */
  every(ms: number, run: () => void): Release
}
