import { type Announce } from '#src/browser/announce.ts'

/** After more errors than this the fallback is critical. */
const CRASHES_TO_BEAR = 5

/** Counts what the error boundary caught and tells the window. */
export function createCrashCounter(announce: Announce): (message: string) => void {
  let count = 0
  return (message) => {
    count += 1
    announce('dcw-sdk-crash', { message, count })
    if (count > CRASHES_TO_BEAR) announce('dcw-critical-fallback', { message, count })
  }
}
