import { expect, test } from 'vitest'
import * as timing from '#src/protocol/timing.ts'

/** Each policy: its timeout, and the wait after each failed try. */
test.each([
  ['default', 10_000, []],
  ['authenticated', 10_000, [1_000, 2_000]],
  ['nonce', 60_000, [1_000, 2_000]],
  ['signIn', 60_000, [1_000, 2_000]],
  ['health', 3_000, []],
  ['me', 5_000, [1_000, 1_000]],
  ['tokenExchange', 8_000, [1_000]],
] as const)('keeps the timeout and the retries of the policy %s', (name, timeoutMs, waits) => {
  const policy = timing.CALL_POLICIES[name]
  expect(policy.timeoutMs).toBe(timeoutMs)
  expect(policy.tries).toBe(waits.length + 1)
  expect(waits.map((_, finished) => policy.waitMs(finished + 1))).toEqual(waits)
})

test('keeps the intervals of the session', () => {
  expect(timing).toMatchObject({
    AUTH_CACHE_MS: 5 * 60_000,
    AUTH_GRACE_MS: 10_000,
    AUTH_FAILURE_REDIRECT_MS: 300,
    AUTO_AUTH_MS: 100,
    PLATFORM_CACHE_MS: 5_000,
    SESSION_POLL_MS: 30_000,
    SESSION_AUTO_CHECK_MS: 5_000,
    WALLET_SESSION_WAIT_MS: 2_000,
    WALLETCONNECT_SESSION_WAIT_MS: 5_000,
  })
  expect(timing.ADD_TO_APPS).toMatchObject({ waits: 120, retries: 10 })
})
