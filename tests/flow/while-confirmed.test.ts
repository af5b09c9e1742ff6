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
  const heard: string[] = []
  const release = whileConfirmed(flow, () => {
    heard.push('begin')
    return () => heard.push('end')
  })
  return { flow, heard, release }
}

test('default', () => {
  const { flow, heard } = setup()
  flow.dispatch({ type: 'session_restored', wallet: '0xada' })
  flow.dispatch({ type: 'opened', view: 'about' })
  expect(heard).toEqual(['begin'])
  flow.dispatch({ type: 'session_lost', message: 'Lost.' })
  flow.dispatch({ type: 'session_restored', wallet: '0xada' })
  expect(heard).toEqual(['begin', 'end', 'begin'])
})

test('behavior: released, it ends what it began', () => {
  const { flow, heard, release } = setup()
  flow.dispatch({ type: 'session_restored', wallet: '0xada' })
  release()
  flow.dispatch({ type: 'disconnect_clicked' })
  expect(heard).toEqual(['begin', 'end'])
})
