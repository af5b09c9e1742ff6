import { expect, test } from 'vitest'
import { createFlow } from '#src/flow/create-flow.ts'
import { type FlowEffect } from '#src/flow/flow-effect.ts'
import { type View } from '#src/protocol/views.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'

function setup(options: { embedded?: boolean; begun?: boolean; lessMotion?: boolean } = {}) {
  const timers = createManualTimers()
  const performed: FlowEffect['type'][] = []
  const views: View[] = []
  const flow = createFlow({
    route: { view: 'boot', errorCode: null, pendingView: null, promo: false },
    embedded: options.embedded ?? false,
    mobile: false,
    lessMotion: options.lessMotion ?? false,
    timers,
    perform: ({ type }) => performed.push(type),
  })
  flow.subscribe((state, before) => {
    if (state.view !== before.view) views.push(state.view)
  })
  if (options.begun ?? true) flow.begin()
  return { timers, performed, views, flow }
}

test('shows each view of the opening for its time', async () => {
  const { flow, timers, views } = setup()
  await timers.pass(4_199)
  expect(flow.state.view).toBe('boot')
  await timers.pass(1)
  expect(flow.state.view).toBe('unbranded')
  await timers.pass(4_000)
  expect(flow.state.view).toBe('asciiTitle')
  await timers.pass(19_900)
  expect(flow.state.view).toBe('asciiTitle')
  await timers.pass(100)
  expect(views).toEqual(['unbranded', 'asciiTitle', 'waitlist'])
  expect(timers.waiting).toBe(0)
})

test('shows boot and credit for 1.2 s each where motion is reduced', async () => {
  const { flow, timers, views } = setup({ lessMotion: true })
  await timers.pass(1_200)
  expect(flow.state.view).toBe('unbranded')
  await timers.pass(1_200)
  expect(views).toEqual(['unbranded', 'asciiTitle'])
  await timers.pass(19_900)
  expect(flow.state.view).toBe('asciiTitle')
})

test('shows an embedded title for a shorter time', async () => {
  const { flow, timers } = setup({ embedded: true })
  await timers.pass(4_200 + 4_000 + 6_000)
  expect(flow.state.view).toBe('waitlist')
})

test('shows the login screen before it connects when the title is clicked', async () => {
  const { flow, timers, views, performed } = setup()
  await timers.pass(8_200)
  flow.dispatch({ type: 'sign_in_clicked' })
  expect(views).toEqual(['unbranded', 'asciiTitle', 'waitlist', 'loading'])
  expect(performed).toEqual(['sign_in'])
  await timers.pass(60_000)
  expect(flow.state.view).toBe('loading')
})

test('delays events dispatched by a listener until every listener has received the state', () => {
  const { flow } = setup()
  const seen: View[] = []
  flow.subscribe((state) => {
    if (state.view === 'confirmation') flow.dispatch({ type: 'opened', view: 'chat' })
  })
  flow.subscribe((state) => seen.push(state.view))
  flow.dispatch({ type: 'session_restored', wallet: '0xada' })
  expect(seen).toEqual(['confirmation', 'chat'])
})

test('leaves chat once, 300 ms after the session was lost', async () => {
  const { flow, timers, performed } = setup()
  flow.dispatch({ type: 'session_restored', wallet: '0xada' })
  flow.dispatch({ type: 'opened', view: 'chat' })
  flow.dispatch({ type: 'session_lost', message: 'Lost.' })
  await timers.pass(299)
  expect(flow.state.view).toBe('chat')
  await timers.pass(1)
  expect(flow.state).toMatchObject({ view: 'waitlist', message: 'Lost.' })
  expect(performed).toEqual(['clear_session', 'forget_player'])
})

test('neither times out nor notifies listeners after its release', async () => {
  const { flow, timers, views } = setup()
  flow.release()
  await timers.pass(10_000)
  expect(views).toEqual([])
  expect(timers.waiting).toBe(0)
})

test('starts the timer of the first view only at begin', async () => {
  const { flow, timers } = setup({ begun: false })
  await timers.pass(10_000)
  expect(flow.state.view).toBe('boot')
  flow.begin()
  await timers.pass(4_200)
  expect(flow.state.view).toBe('unbranded')
})

test('starts no timer at begin when an earlier event changed the view', async () => {
  const { flow, timers } = setup({ begun: false })
  flow.dispatch({ type: 'session_restored', wallet: '0xada' })
  flow.begin()
  await timers.pass(60_000)
  expect(flow.state.view).toBe('confirmation')
  expect(timers.waiting).toBe(0)
})
