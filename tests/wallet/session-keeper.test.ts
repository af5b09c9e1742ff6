import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAnnouncer } from '#src/browser/announce.ts'
import { createCredentials } from '#src/wallet/credentials.ts'
import { createSessionKeeper, type SessionNews } from '#src/wallet/session-keeper.ts'
import { createTestClient } from '#tests/support/api-client.ts'
import { createManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { memoryKept } from '#tests/support/storages.ts'

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
  const { kept, storage } = memoryKept()
  const credentials = createCredentials(kept)
  const page = createTestClient(server.origin)
  const timers = createManualTimers()
  timers.follow(page, server)
  const target = new EventTarget()
  const events: string[] = []
  const told: unknown[] = []
  for (const name of ['dcw-auth-invalid', 'dcw-api-key-invalid', 'dcw-force-login']) {
    target.addEventListener(name, (event) => {
      events.push(name)
      told.push(Reflect.get(event, 'detail'))
    })
  }
  const news: SessionNews[] = []
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
  const keeper = createSessionKeeper({
    client: page.client,
    credentials,
    timers,
    announce: createAnnouncer(target),
    tell: (item) => news.push(item),
    log: (sentence) => logged.push(sentence),
  })
  const asked = (path: string): number =>
    server.seen.filter(({ url }) => url.startsWith(path)).length
  return { keeper, credentials, storage, page, timers, events, told, news, logged, asked }
}

test('default', async () => {
  const { keeper, news } = setup()
  await keeper.restore()
  expect(news).toEqual([{ type: 'session_restored', wallet: WALLET }])
  expect(server.seen.map(({ url }) => url)).toEqual(['/health', `/auth/session?wallet=${WALLET}`])
})

test('behavior: without a stored session nobody is asked', async () => {
  const { keeper, news } = setup({ signedIn: false })
  await keeper.restore()
  expect(await keeper.validity()).toBe('invalid')
  expect(news).toEqual([])
  expect(server.seen).toEqual([])
})

test('behavior: a key without a wallet is no session', async () => {
  const { keeper, storage } = setup()
  for (const name of ['dcw_wallet', 'dcw_auth_wallet']) storage.removeItem(name)
  await keeper.restore()
  expect(server.seen).toEqual([])
})

test.each([
  ['says no', { json: { valid: false } }],
  ['answers 401', UNAUTHORIZED],
] as const)('behavior: a stored session is cleared when the server %s', async (_, answer) => {
  server.answer('GET /auth/session', answer)
  const { keeper, news, credentials } = setup()
  await keeper.restore()
  expect(news).toEqual([{ type: 'session_refused', message: EXPIRED }])
  expect(credentials.readKey()).toBeNull()
  expect(credentials.readWallet()).toBeNull()
})

test('behavior: a server that is away does not cost the session', async () => {
  const { keeper, news, credentials } = setup()
  server.answer('GET /health', FAULT)
  await keeper.restore()
  expect(await keeper.validity()).toBe('unknown')
  server.answer('GET /health', { json: { status: 'ok', version: '1.0.0' } })
  server.answer('GET /auth/session', FAULT)
  await keeper.restore()
  expect(news).toEqual([])
  expect(credentials.readKey()).toBe('dcw_test')
})

test('behavior: the check is tried twice more, 1 s apart', async () => {
  server.answer('GET /auth/session', FAULT, FAULT, { json: { valid: true } })
  const { keeper, news, page } = setup()
  await keeper.restore()
  expect(page.waits).toEqual([1000, 1000])
  expect(news).toHaveLength(1)
})

test('behavior: the answer holds for 5 minutes, and not over a sign-in', async () => {
  const { keeper, timers, asked } = setup()
  expect(await keeper.validity()).toBe('valid')
  expect(await keeper.validity()).toBe('valid')
  expect(asked('/auth/session')).toBe(1)
  timers.beat(5 * 60_000 - 1)
  await keeper.validity()
  expect(asked('/auth/session')).toBe(1)
  timers.beat(5 * 60_000)
  await keeper.validity()
  expect(asked('/auth/session')).toBe(2)
  keeper.signedIn()
  await keeper.validity()
  expect(asked('/auth/session')).toBe(3)
})

test('behavior: every 30 s the server is asked, cached or not', async () => {
  const { keeper, timers, news, asked } = setup()
  await keeper.validity()
  const release = keeper.watch()
  timers.beat(29_999)
  await timers.answered()
  expect(asked('/health')).toBe(1)
  timers.beat(30_000)
  await timers.answered()
  expect(asked('/auth/session')).toBe(2)
  server.answer('GET /auth/session', { json: { valid: false } })
  timers.beat(60_000)
  await timers.answered()
  expect(news).toEqual([{ type: 'session_check_failed', message: EXPIRED }])
  release()
  expect(timers.waiting).toBe(0)
})

test('behavior: every 5 s what is stored is looked at: another tab may have signed out', async () => {
  const { keeper, timers, news, credentials } = setup()
  await keeper.validity()
  keeper.watch()
  timers.beat(5_000)
  await timers.answered()
  expect(news).toEqual([])
  credentials.clear()
  timers.beat(10_000)
  expect(news).toEqual([{ type: 'session_check_failed', message: EXPIRED }])
})

test('behavior: a slow server does not collect a queue of checks', async () => {
  const { keeper, timers, asked } = setup()
  server.answer('GET /health', () => undefined)
  keeper.watch()
  for (let ms = 5_000; ms < 30_000; ms += 5_000) timers.beat(ms)
  await timers.answered()
  expect(asked('/health')).toBe(1)
})

test('behavior: a 401 clears all and is announced', () => {
  const { keeper, credentials, events, told, news } = setup()
  keeper.refused('Expired.')
  expect(credentials.readKey()).toBeNull()
  expect(events).toEqual(['dcw-auth-invalid', 'dcw-api-key-invalid', 'dcw-force-login'])
  expect(told.at(-1)).toEqual({ message: 'Please log in again to continue.' })
  expect(news).toEqual([
    {
      type: 'session_lost',
      message: 'Your API key is invalid or expired. Please log in again.',
    },
  ])
})

test('behavior: signing out tells the server and clears', async () => {
  const { keeper, credentials, logged } = setup()
  await keeper.signOut()
  expect(server.seen[0]).toMatchObject({ method: 'POST', url: '/auth/logout' })
  expect(server.seen[0]?.headers.accept).toBe('application/json')
  expect(credentials.readKey()).toBeNull()
  expect(logged).toEqual([])
})

test('error: a sign-out that fails is logged, and clears all the same', async () => {
  server.answer('POST /auth/logout', FAULT)
  const { keeper, credentials, logged } = setup()
  await keeper.signOut()
  expect(logged).toEqual(['Sign-out failed: Broken.'])
  expect(credentials.readKey()).toBeNull()
  expect(credentials.readIdentity()).toBeNull()
})
