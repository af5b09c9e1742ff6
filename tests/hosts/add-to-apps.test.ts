import { expect, test } from 'vitest'
import { addToApps } from '#src/hosts/add-to-apps.ts'
import { HostError, type HostErrorCode } from '#src/hosts/host-error.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'

/** A host whose call fails `failures` times with `code` and then succeeds. */
function setup(code: HostErrorCode, failures: number, isAdded = false) {
  const { storage } = createMemoryStorage()
  const timers = createManualTimers()
  let asked = 0
  const host = {
    isAdded,
    async addToApps() {
      asked += 1
      if (asked <= failures) throw new HostError(code, 'no')
    },
  }
  const run = () => addToApps({ host, storage, timers, log: () => undefined })
  return {
    run,
    timers,
    asked: () => asked,
    isKept: () => storage.read(STORED.miniappInstalled) === '1',
  }
}

test('asks the host once and stores that the game was added', async () => {
  const { run, asked, isKept } = setup('failed', 0)
  await run()
  expect(isKept()).toBe(true)
  await run()
  expect(asked()).toBe(1)
})

test.each([
  ['missing', 119, true],
  ['missing', 120, false],
  ['failed', 10, true],
  ['failed', 11, false],
  ['timed_out', 10, true],
  ['refused', 1, false],
] as const)(
  'retries after %s (%i times) and ends with added = %s',
  async (code, failures, isAdded) => {
    const { run, timers, asked, isKept } = setup(code, failures)
    const done = run()
    await timers.pass(120_000)
    await done
    expect(isKept()).toBe(isAdded)
    expect(asked()).toBe(isAdded ? failures + 1 : failures)
  },
)

test("does not ask when the game is among the user's apps already", async () => {
  const { run, asked, isKept } = setup('failed', 0, true)
  await run()
  expect([asked(), isKept()]).toEqual([0, true])
})
