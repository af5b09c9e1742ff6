import { expect, test } from 'vitest'
import { withinTime } from '#src/hosts/within-time.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'

test('resolves to the result of the call', async () => {
  expect(await withinTime(createManualTimers(), 100, 'ready', async () => 7)).toBe(7)
})

test('rejects with timed_out when no answer comes', async () => {
  const timers = createManualTimers()
  const call = withinTime(timers, 100, 'ready', () => new Promise(() => undefined))
  const failed = expect(call).rejects.toMatchObject({ code: 'timed_out' })
  await timers.pass(100)
  await failed
})

test.each([
  [{ code: 4001 }, 'refused'],
  [{ code: 'user_rejected' }, 'refused'],
  [{ error_code: 'user_rejected' }, 'refused'],
  [Object.assign(new TypeError('no'), { name: 'SignIn.RejectedByUser' }), 'refused'],
  [new TypeError('broken'), 'failed'],
] as const)('rejects %j with the code %s', async (thrown, code) => {
  const timers = createManualTimers()
  const call = withinTime(timers, 100, 'signIn', () => Promise.reject(thrown))
  await expect(call).rejects.toMatchObject({ code })
  expect(timers.waiting).toBe(0)
})
