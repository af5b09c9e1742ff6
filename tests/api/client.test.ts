import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ApiError } from '#src/api/api-error.ts'
import { getConfig } from '#src/api/get-config.ts'
import { getMe } from '#src/api/get-me.ts'
import { getNonce } from '#src/api/get-nonce.ts'
import { getStats } from '#src/api/get-stats.ts'
import { listAgents } from '#src/api/list-agents.ts'
import { logOut } from '#src/api/log-out.ts'
import { chatChoiceCall, chatLimitsCall } from '#src/protocol/calls/chat.ts'
import { createTestClient, type TestClient } from '#tests/support/api-client.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'

const LIMITS = {
  daily_quota: 3,
  dailyQuota: 3,
  quota_left: 2,
  quotaLeft: 2,
  remaining: 2,
  cooldown_ends_at: null,
  cooldownEndsAt: null,
}
const NONCE = { nonce: 'abc', message: 'sign me', expires_at: '2026-01-01T00:00:00.000Z' }
const ADDRESS = `0x${'ab'.repeat(20)}`
const FAULT = { status: 500, json: { detail: 'Broken.', code: 'internal', request_id: 'r' } }

let server: ProtocolServer
let page: TestClient
beforeEach(async () => {
  server = await startProtocolServer()
  page = createTestClient(server.origin)
})
afterEach(() => server.close())

function failureOf(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => expect.unreachable('the call should have failed'),
    (failure: ApiError) => failure,
  )
}

test('default', async () => {
  server.answer('GET /chat/limits', { json: LIMITS })
  expect(await page.client.request(chatLimitsCall)).toEqual(LIMITS)
  expect(server.seen[0]?.headers).toMatchObject({
    accept: 'application/json',
    authorization: 'Bearer dcw_test',
  })
})

test('parameters: path parameters and query values are escaped, absent ones left out', async () => {
  server.answer('GET /auth/nonce', { json: NONCE })
  await getNonce(page.client, { address: ADDRESS, chain_id: 8453 })
  expect(server.seen[0]?.url).toBe(`/auth/nonce?address=${ADDRESS}&chain_id=8453`)
  server.answer('GET /player/me/stats', { status: 404, json: {} })
  await failureOf(getStats(page.client))
  expect(server.seen[1]?.url).toBe('/player/me/stats')
})

test('behavior: what the schema does not know is left out', async () => {
  const vinnie = { name: 'vinnie', display_name: 'Vinnie', description: 'Hostile.' }
  server.answer('GET /agent/list', { json: [{ ...vinnie, mood: 'cold' }] })
  expect(await listAgents(page.client)).toEqual([vinnie])
})

test('behavior: a public call carries no key', async () => {
  server.answer('GET /auth/nonce', { json: NONCE })
  await getNonce(page.client, { address: ADDRESS })
  expect(server.seen[0]?.headers.authorization).toBeUndefined()
})

test('behavior: server faults are tried again after 1 s, then 2 s', async () => {
  server.answer('GET /chat/limits', FAULT, FAULT, { json: LIMITS })
  expect(await page.client.request(chatLimitsCall)).toEqual(LIMITS)
  expect(page.waits).toEqual([1000, 2000])
})

test('behavior: the session check is tried again twice, 1 s apart', async () => {
  server.answer('GET /auth/me/api', FAULT)
  const failure = await failureOf(getMe(page.client))
  expect(page.waits).toEqual([1000, 1000])
  expect(failure).toMatchObject({ code: 'internal', status: 500, attempts: 3 })
})

test('behavior: a public call without a policy is tried once', async () => {
  server.answer('GET /config.json', FAULT)
  expect(await failureOf(getConfig(page.client))).toMatchObject({ attempts: 1 })
  expect(server.seen).toHaveLength(1)
})

test('behavior: a lost connection is tried again', async () => {
  server.answer('GET /chat/limits', (request) => request.socket.destroy(), { json: LIMITS })
  expect(await page.client.request(chatLimitsCall)).toEqual(LIMITS)
  expect(page.waits).toEqual([1000])
})

test('behavior: a connection lost inside the answer is tried again', async () => {
  server.answer(
    'GET /chat/limits',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
      response.write('{"daily_quota":', () => response.destroy())
    },
    { json: LIMITS },
  )
  expect(await page.client.request(chatLimitsCall)).toEqual(LIMITS)
})

test('behavior: refusals are answers and are not tried again', async () => {
  const json = { detail: 'No such thing.', code: 'not_found', request_id: 'r' }
  server.answer('GET /chat/limits', { status: 404, json })
  const failure = await failureOf(page.client.request(chatLimitsCall))
  expect(failure).toMatchObject({ code: 'not_found', status: 404, message: 'No such thing.' })
  expect(server.seen).toHaveLength(1)
})

test('behavior: 429 is tried again after the pause that the server asks for', async () => {
  const json = { detail: 'Slow down.', code: 'rate_limited', request_id: 'r' }
  server.answer(
    'GET /chat/limits',
    { status: 429, json, headers: { 'retry-after': '2' } },
    { json: LIMITS },
  )
  expect(await page.client.request(chatLimitsCall)).toEqual(LIMITS)
  expect(page.waits).toEqual([2000])
})

test('behavior: a pause that is too long is told instead of waited for', async () => {
  const json = { detail: 'Come back tomorrow.', code: 'rate_limited', request_id: 'r' }
  server.answer('GET /chat/limits', { status: 429, json, headers: { 'retry-after': '3600' } })
  const failure = await failureOf(page.client.request(chatLimitsCall))
  expect(failure).toMatchObject({ message: 'Come back tomorrow.', retryAfterMs: 3_600_000 })
  expect(server.seen).toHaveLength(1)
})

test('behavior: a write carries an idempotency key that its retries repeat', async () => {
  const choice = { choice_id: 'offer', value: 'accept' }
  server.answer('POST /chat/choice', FAULT, { json: { state_delta: {}, reply_token: 't' } })
  await page.client.request(chatChoiceCall, { body: choice })
  await page.client.request(chatChoiceCall, { body: choice })
  const [first, retry, second] = server.seen.map(({ headers }) => headers['idempotency-key'])
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(retry).toBe(first)
  expect(second).not.toBe(first)
  expect(server.seen[0]?.body).toMatchObject(choice)
})

test('behavior: a read carries no idempotency key', async () => {
  server.answer('GET /chat/limits', { json: LIMITS })
  await page.client.request(chatLimitsCall)
  expect(server.seen[0]?.headers['idempotency-key']).toBeUndefined()
})

test('behavior: an empty answer is taken where none is promised', async () => {
  server.answer('POST /auth/logout', { status: 204 })
  expect(await logOut(page.client)).toBeUndefined()
})

test('behavior: a 401 is told once for a key, however many calls met it', async () => {
  const json = { detail: 'Expired.', code: 'invalid_key', request_id: 'r' }
  server.answer('GET /chat/limits', { status: 401, json })
  await Promise.all([1, 2, 3].map(() => failureOf(page.client.request(chatLimitsCall))))
  expect(page.refusals).toEqual([{ key: 'dcw_test', detail: 'Expired.' }])
  page.key = 'dcw_next'
  await failureOf(page.client.request(chatLimitsCall))
  expect(page.refusals).toHaveLength(2)
})

test('behavior: a late 401 for an old key does not harm the new session', async () => {
  server.answer('GET /chat/limits', (_, response) => {
    page.key = 'dcw_next'
    response.writeHead(401).end()
  })
  await failureOf(page.client.request(chatLimitsCall))
  expect(page.refusals).toEqual([])
})

test('error: without a key nothing is sent', async () => {
  page.key = null
  const failure = await failureOf(page.client.request(chatLimitsCall))
  expect(failure).toMatchObject({
    code: 'no_key',
    message: 'No API key available for authenticated request',
  })
  expect(server.seen).toHaveLength(0)
})

test('error: the sentence is detail, else message, else the status', async () => {
  const sentenceFor = async (json: unknown): Promise<string> => {
    server.answer('GET /config.json', { status: 418, json })
    return (await failureOf(getConfig(page.client))).message
  }
  expect(await sentenceFor({ detail: 'A', message: 'B' })).toBe('A')
  expect(await sentenceFor({ message: 'B' })).toBe('B')
  expect(await sentenceFor({ detail: 7 })).toBe('HTTP error 418')
  expect(await sentenceFor(null)).toBe('HTTP error 418')
})

test('error: an answer outside the protocol is no answer', async () => {
  server.answer('GET /config.json', { json: { wallet_mode: 'nonsense' } }, { text: '<html>' })
  expect(await failureOf(getConfig(page.client))).toMatchObject({ code: 'bad_answer' })
  expect(await failureOf(getConfig(page.client))).toMatchObject({ code: 'bad_answer' })
})

test('error: a server that does not answer in time', async () => {
  server.answer('GET /config.json', () => page.expireLimits())
  expect(await failureOf(getConfig(page.client))).toMatchObject({
    code: 'timeout',
    message: 'Request timed out - please try again',
  })
})

test('error: no connection', async () => {
  server.answer('GET /config.json', (request) => request.socket.destroy())
  expect(await failureOf(getConfig(page.client))).toMatchObject({
    code: 'network',
    status: 0,
    message: 'Network connection failed - check your internet connection',
  })
})

test('error: the caller stops it, and it is not tried again', async () => {
  const stop = new AbortController()
  server.answer('GET /auth/nonce', () => stop.abort())
  const failure = await failureOf(getNonce(page.client, { address: ADDRESS }, stop.signal))
  expect(failure.code).toBe('aborted')
  expect(server.seen).toHaveLength(1)
})
