import { type Release } from './releases.ts'

/** Timers on the page's clock. Only the module that owns the clock calls setTimeout. */
export interface Timers {
  /** The page's clock in milliseconds. Never decreases. */
  now(): number
  /** Runs once after `ms`, unless released before. */
  after(ms: number, run: () => void): Release
  /** Runs every `ms` until released. Missed times are run once, not once each. */
  every(ms: number, run: () => void): Release
}
