import { expect, test } from 'vitest'
import { createFlow } from '#src/flow/create-flow.ts'
import { SCREENS_PRELOAD_MS } from '#src/protocol/timing.ts'
import { loadScreensAtHome } from '#src/scenes/load-screens-at-home.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'

const WALLET = '0x1234567890abcdef1234567890abcdef12345678'

function setup(loadAll: () => Promise<void>) {
  const timers = createManualTimers()
  const route = { view: 'waitlist', errorCode: null, pendingView: null, promo: false } as const
  const flow = createFlow({
    ...{ route, timers, embedded: false, mobile: false },
    perform: () => undefined,
  })
  const release = loadScreensAtHome({ flow, timers, loadAll, log: () => undefined })
  return { flow, release, timers }
}

test('loads the screens once the home screen was shown for a moment, and not before', async () => {
  let loads = 0
  const { flow, timers } = setup(() => {
    loads += 1
    return Promise.resolve()
  })
  await timers.pass(2 * SCREENS_PRELOAD_MS)
  flow.dispatch({ type: 'session_restored', wallet: WALLET })
  await timers.pass(SCREENS_PRELOAD_MS - 50)
  flow.dispatch({ type: 'opened', view: 'chat' })
  await timers.pass(SCREENS_PRELOAD_MS)
  expect(loads).toBe(0)
  flow.dispatch({ type: 'closed' })
  await timers.pass(SCREENS_PRELOAD_MS)
  expect(loads).toBe(1)
  flow.dispatch({ type: 'opened', view: 'chat' })
  flow.dispatch({ type: 'closed' })
  await timers.pass(SCREENS_PRELOAD_MS)
  expect(loads).toBe(1)
})

test('loads them again at the next visit of the home screen after a failure', async () => {
  let loads = 0
  const { flow, release, timers } = setup(() => {
    loads += 1
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  })
  flow.dispatch({ type: 'session_restored', wallet: WALLET })
  await timers.pass(SCREENS_PRELOAD_MS)
  for (let visits = 0; visits < 2; visits += 1) {
    flow.dispatch({ type: 'opened', view: 'chat' })
    flow.dispatch({ type: 'closed' })
    await timers.pass(SCREENS_PRELOAD_MS)
    if (visits === 0) release()
  }
  expect(loads).toBe(2)
})
