import { type CallPolicy } from '#src/protocol/timing.ts'
import { ApiError } from './api-error.ts'

/** The longest delay before a retry. If a longer one is needed, the player sees the error instead. */
const LONGEST_WAIT_MS = 5_000

/**
 * Returns the delay before the next attempt in ms, or null to give up. Every write has an Idempotency-Key that its
 * retries repeat, so any call may be retried. A refusal (4xx except 429) and an abort are final.
 */
export function retryWait(failure: unknown, policy: CallPolicy, attempts: number): number | null {
  if (attempts >= policy.tries || !(failure instanceof ApiError)) return null
  // A `session_exhausted` error is not retried, because it does not end within seconds.
  const isTemporary =
    failure.code === 'network' ||
    failure.code === 'timeout' ||
    (failure.status === 429 && failure.code !== 'session_exhausted') ||
    failure.status >= 500
  if (!isTemporary) return null
  const waitMs = Math.max(policy.waitMs(attempts), failure.retryAfterMs ?? 0)
  return waitMs > LONGEST_WAIT_MS ? null : waitMs
}
