import { type Announce } from '#src/browser/announce.ts'

/** After more errors than this, each error is also announced as `dcw-critical-fallback`. */
const MAX_CRASHES = 5

/** Counts the errors that the boundary has caught and announces them on the window. */
export function createCrashCounter(announce: Announce): (message: string) => void {
  let count = 0
  return (message) => {
    count += 1
    announce('dcw-sdk-crash', { message, count })
    if (count > MAX_CRASHES) announce('dcw-critical-fallback', { message, count })
  }
}
