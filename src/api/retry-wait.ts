import { type CallPolicy } from '#src/protocol/timing.ts'
import { ApiError } from './api-error.ts'

/** A server that asks for a longer pause than this is not asked again: the player is told instead. */
const LONGEST_WAIT_MS = 5_000

/**
 * How long to wait before the next try, or null to give up. Every write carries an Idempotency-Key that its retries repeat,
 * so any call may be tried again; a refusal (4xx but 429) is an answer, and so is the caller's stop.
 */
export function retryWait(failure: unknown, policy: CallPolicy, attempts: number): number | null {
  if (attempts >= policy.tries || !(failure instanceof ApiError)) return null
  // A day that is spent stays so, however often it is asked for.
  const worthAnother =
    failure.code === 'network' ||
    failure.code === 'timeout' ||
    (failure.status === 429 && failure.code !== 'session_exhausted') ||
    failure.status >= 500
  if (!worthAnother) return null
  const waitMs = Math.max(policy.waitMs(attempts), failure.retryAfterMs ?? 0)
  return waitMs > LONGEST_WAIT_MS ? null : waitMs
}
