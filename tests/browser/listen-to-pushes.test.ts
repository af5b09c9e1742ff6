import { expect, test } from 'vitest'
import { listenToPushes } from '#src/browser/listen-to-pushes.ts'
import { settle } from '#tests/support/manual-timers.ts'

const HOST = 'https://app.host.example'

/** A page in a frame, and the pushes that reached it. */
function openFrame(origins: readonly string[] = [HOST]) {
  const posted: unknown[] = []
  const parent = { postMessage: (...message: unknown[]) => void posted.push(message) }
  const page = Object.assign(new EventTarget(), { parent })
  const received: unknown[] = []
  const release = listenToPushes(page, {
    origins: () => Promise.resolve(origins),
    stateDelta: (delta) => void received.push(delta),
    viewChange: (view) => void received.push(view),
    frameNonce: (answer) => answer('nonce'),
    frameAuth: (proof) => void received.push(proof),
  })
  const push = async (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const { origin = HOST, source = parent } = from
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
    await settle()
  }
  return { received, posted, page, push, release }
}
const DELTA = { type: 'state_delta', delta: { cash: 12.5, moves_left: 2 } }

test('passes on deltas and views from the app around the page', async () => {
  const { received, push, release } = openFrame()
  await push(DELTA)
  await push({ type: 'view_change', view: 'leaderboard' })
  expect(received).toEqual([{ cash: 12.5, moves_left: 2 }, 'leaderboard'])
  release()
  await push(DELTA)
  expect(received).toHaveLength(2)
})

test('answers the app alone with a nonce, and passes on the proof of its user', async () => {
  const { posted, push, received } = openFrame()
  await push({ type: 'frame_nonce' }, { origin: 'https://evil.example' })
  expect(posted).toEqual([])
  await push({ type: 'frame_nonce' })
  expect(posted).toEqual([[{ type: 'frame_nonce', nonce: 'nonce' }, { targetOrigin: HOST }]])
  await push({ type: 'frame_auth', fid: 7, sig: 'signed' })
  expect(received).toEqual([{ type: 'frame_auth', fid: 7, sig: 'signed' }])
})

test('ignores messages that do not match the schema', async () => {
  const { received, push } = openFrame()
  for (const data of [
    null,
    'state_delta',
    { type: 'state_delta' },
    { type: 'state_delta', delta: { cash: '1e9' } },
    { type: 'state_delta', delta: { cash: Number.NaN } },
    { type: 'state_delta', delta: { borough: 'atlantis' } },
    { type: 'view_change', view: 'admin' },
    { type: 'eval', code: '1' },
    { type: 'frame_auth', fid: -1, sig: 'signed' },
    { type: 'frame_auth', fid: 7 },
  ]) {
    await push(data)
  }
  expect(received).toEqual([])
})

test('ignores messages from other windows than the parent and from origins that may not frame the page', async () => {
  const { received, page, push } = openFrame()
  await push(DELTA, { source: {} })
  await push(DELTA, { source: null })
  await push(DELTA, { source: page })
  await push(DELTA, { origin: 'https://evil.example' })
  await push(DELTA, { origin: `${HOST}.evil.example` })
  expect(received).toEqual([])
})

test('ignores messages to a page that is not in a frame', async () => {
  const page: EventTarget & { parent: unknown } = Object.assign(new EventTarget(), { parent: null })
  page.parent = page
  const received: unknown[] = []
  listenToPushes(page, {
    origins: () => Promise.resolve([HOST]),
    stateDelta: (delta) => void received.push(delta),
    viewChange: (view) => void received.push(view),
    frameNonce: () => expect.unreachable(),
    frameAuth: () => expect.unreachable(),
  })
  page.dispatchEvent(
    Object.assign(new Event('message'), { data: DELTA, origin: HOST, source: page }),
  )
  await settle()
  expect(received).toEqual([])
})

test.each([
  ['https://*.host.example', HOST, true],
  ['https://*.host.example', 'https://a.b.host.example', true],
  ['https://*.host.example', 'https://host.example', false],
  ['https://*.host.example', 'https://.host.example', false],
  ['https://*.host.example', 'https://evilhost.example', false],
  ['https://*.host.example', 'http://app.host.example', false],
  ['https://*.host.example', 'https://app.host.example:8443', false],
])('origin pattern %s accepts %s: %s', async (pattern, origin, isAccepted) => {
  const { received, push } = openFrame([pattern])
  await push(DELTA, { origin })
  expect(received).toHaveLength(isAccepted ? 1 : 0)
})
