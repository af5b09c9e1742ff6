import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAnnouncer } from '#src/browser/announce.ts'
import { createCredentials } from '#src/session/credentials.ts'
import { createSessionManager, type SessionEvent } from '#src/session/session-manager.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'

const WALLET = `0x${'ab'.repeat(20)}` as const
const EXPIRED = 'Your session has expired. Please sign in again.'
const UNAUTHORIZED = {
  status: 401,
  json: { detail: 'Expired.', code: 'invalid_key', request_id: 'r' },
}
const FAULT = { status: 500, json: { detail: 'Broken.', code: 'internal', request_id: 'r' } }

let server: ProtocolServer
beforeEach(async () => {
  server = await startProtocolServer()
  server.answer('GET /health', { json: { status: 'ok', version: '1.0.0' } })
  server.answer('GET /auth/session', { json: { valid: true } })
  server.answer('POST /auth/logout', { status: 204 })
})
afterEach(() => server.close())

function setup({ signedIn = true } = {}) {
  const { storage, backing } = createMemoryStorage()
  const credentials = createCredentials(storage)
  const page = createTestClient(server.origin)
  const timers = createManualTimers()
  timers.follow(page, server)
  const target = new EventTarget()
  const announced: string[] = []
  const details: unknown[] = []
  for (const name of ['dcw-auth-invalid', 'dcw-api-key-invalid', 'dcw-force-login']) {
    target.addEventListener(name, (event) => {
      announced.push(name)
      details.push(Reflect.get(event, 'detail'))
    })
  }
  const events: SessionEvent[] = []
  const logged: string[] = []
  if (signedIn) {
    const tokens = {
      api_key: 'dcw_test',
      access_token: 'a',
      refresh_token: 'r',
      wallet: WALLET,
      player_id: '0b0c7c0e-1111-4222-8333-944455556666',
      is_new_player: false,
    }
    credentials.store(tokens, { address: WALLET, type: 'eoa', platform: 'desktop' }, 'desktop')
  }
  const manager = createSessionManager({
    client: page.client,
    credentials,
    timers,
    announce: createAnnouncer(target),
    dispatch: (item) => events.push(item),
    log: (sentence) => logged.push(sentence),
  })
  const asked = (path: string): number =>
    server.seen.filter(({ url }) => url.startsWith(path)).length
  return { manager, credentials, backing, page, timers, announced, details, events, logged, asked }
}

test('restores a stored session that the server knows', async () => {
  const { manager, events } = setup()
  await manager.restore()
  expect(events).toEqual([{ type: 'session_restored', wallet: WALLET }])
  expect(server.seen.map(({ url }) => url)).toEqual(['/health', `/auth/session?wallet=${WALLET}`])
})

test('makes no call without a stored session', async () => {
  const { manager, events } = setup({ signedIn: false })
  await manager.restore()
  expect(await manager.validity()).toBe('invalid')
  expect(events).toEqual([])
  expect(server.seen).toEqual([])
})

test('makes no call for a key without a wallet', async () => {
  const { manager, backing } = setup()
  for (const name of ['dcw_wallet', 'dcw_auth_wallet']) backing.removeItem(name)
  await manager.restore()
  expect(server.seen).toEqual([])
})

test.each([
  ['reports it as invalid', { json: { valid: false } }],
  ['answers 401', UNAUTHORIZED],
] as const)('clears a stored session when the server %s', async (_, answer) => {
  server.answer('GET /auth/session', answer)
  const { manager, events, credentials } = setup()
  await manager.restore()
  expect(events).toEqual([{ type: 'session_refused', message: EXPIRED }])
  expect(credentials.readKey()).toBeNull()
  expect(credentials.readWallet()).toBeNull()
})

test('keeps the session while the server is unavailable', async () => {
  const { manager, events, credentials } = setup()
  server.answer('GET /health', FAULT)
  await manager.restore()
  expect(await manager.validity()).toBe('unknown')
  server.answer('GET /health', { json: { status: 'ok', version: '1.0.0' } })
  server.answer('GET /auth/session', FAULT)
  await manager.restore()
  expect(events).toEqual([])
  expect(credentials.readKey()).toBe('dcw_test')
})

test('retries a failed check twice, 1 s apart', async () => {
  server.answer('GET /auth/session', FAULT, FAULT, { json: { valid: true } })
  const { manager, events, page } = setup()
  await manager.restore()
  expect(page.waits).toEqual([1000, 1000])
  expect(events).toHaveLength(1)
})

test('caches a valid session for 5 minutes or until the next sign-in', async () => {
  const { manager, timers, asked } = setup()
  expect(await manager.validity()).toBe('valid')
  expect(await manager.validity()).toBe('valid')
  expect(asked('/auth/session')).toBe(1)
  timers.beat(5 * 60_000 - 1)
  await manager.validity()
  expect(asked('/auth/session')).toBe(1)
  timers.beat(5 * 60_000)
  await manager.validity()
  expect(asked('/auth/session')).toBe(2)
  manager.signedIn()
  await manager.validity()
  expect(asked('/auth/session')).toBe(3)
})

test('asks the server every 30 s despite the cache', async () => {
  const { manager, timers, events, asked } = setup()
  await manager.validity()
  const release = manager.watch()
  timers.beat(29_999)
  await timers.answered()
  expect(asked('/health')).toBe(1)
  timers.beat(30_000)
  await timers.answered()
  expect(asked('/auth/session')).toBe(2)
  server.answer('GET /auth/session', { json: { valid: false } })
  timers.beat(60_000)
  await timers.answered()
  expect(events).toEqual([{ type: 'session_check_failed', message: EXPIRED }])
  release()
  expect(timers.waiting).toBe(0)
})

test('reads the stored session every 5 s and notices a sign-out in another tab', async () => {
  const { manager, timers, events, credentials } = setup()
  await manager.validity()
  manager.watch()
  timers.beat(5_000)
  await timers.answered()
  expect(events).toEqual([])
  credentials.clear()
  timers.beat(10_000)
  expect(events).toEqual([{ type: 'session_check_failed', message: EXPIRED }])
})

test('starts no second check while the server has not answered the first', async () => {
  const { manager, timers, asked } = setup()
  server.answer('GET /health', () => undefined)
  manager.watch()
  for (let ms = 5_000; ms < 30_000; ms += 5_000) timers.beat(ms)
  await timers.answered()
  expect(asked('/health')).toBe(1)
})

test('clears the session and announces it on a 401', () => {
  const { manager, credentials, announced, details, events } = setup()
  manager.refused('Expired.')
  expect(credentials.readKey()).toBeNull()
  expect(announced).toEqual(['dcw-auth-invalid', 'dcw-api-key-invalid', 'dcw-force-login'])
  expect(details.at(-1)).toEqual({ message: 'Please log in again to continue.' })
  expect(events).toEqual([
    {
      type: 'session_lost',
      message: 'Your API key is invalid or expired. Please log in again.',
    },
  ])
})

test('revokes and clears the session on a sign-out', async () => {
  const { manager, credentials, logged } = setup()
  await manager.signOut()
  expect(server.seen[0]).toMatchObject({ method: 'POST', url: '/auth/logout' })
  expect(server.seen[0]?.headers.accept).toBe('application/json')
  expect(credentials.readKey()).toBeNull()
  expect(logged).toEqual([])
})

test('logs a failed sign-out and clears the session', async () => {
  server.answer('POST /auth/logout', FAULT)
  const { manager, credentials, logged } = setup()
  await manager.signOut()
  expect(logged).toEqual(['Sign-out failed: Broken.'])
  expect(credentials.readKey()).toBeNull()
  expect(credentials.readIdentity()).toBeNull()
})
