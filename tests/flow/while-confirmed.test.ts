import { expect, test } from 'vitest'
import { createFlow } from '#src/flow/create-flow.ts'
import { whileConfirmed } from '#src/flow/while-confirmed.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'

function setup() {
  const route = { view: 'waitlist', errorCode: null, pendingView: null, promo: false } as const
  const timers = createManualTimers()
  const flow = createFlow({
    route,
    embedded: false,
    mobile: false,
    timers,
    perform: () => undefined,
  })
  const calls: string[] = []
  const release = whileConfirmed(flow, () => {
    calls.push('begin')
    return () => calls.push('end')
  })
  return { flow, calls, release }
}

test('runs begin at each sign-in and its end at each loss of the session', () => {
  const { flow, calls } = setup()
  flow.dispatch({ type: 'session_restored', wallet: '0xada' })
  flow.dispatch({ type: 'opened', view: 'about' })
  expect(calls).toEqual(['begin'])
  flow.dispatch({ type: 'session_lost', message: 'Lost.' })
  flow.dispatch({ type: 'session_restored', wallet: '0xada' })
  expect(calls).toEqual(['begin', 'end', 'begin'])
})

test('runs the end when it is released', () => {
  const { flow, calls, release } = setup()
  flow.dispatch({ type: 'session_restored', wallet: '0xada' })
  release()
  flow.dispatch({ type: 'disconnect_clicked' })
  expect(calls).toEqual(['begin', 'end'])
})
