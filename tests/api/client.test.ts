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

test('sends the API key with a bearer call and returns the parsed response', async () => {
  server.answer('GET /chat/limits', { json: LIMITS })
  expect(await page.client.request(chatLimitsCall)).toEqual(LIMITS)
  expect(server.seen[0]?.headers).toMatchObject({
    accept: 'application/json',
    authorization: 'Bearer dcw_test',
  })
})

test('escapes path parameters and query values, and omits undefined ones', async () => {
  server.answer('GET /auth/nonce', { json: NONCE })
  await getNonce(page.client, { address: ADDRESS, chain_id: 8453 })
  expect(server.seen[0]?.url).toBe(`/auth/nonce?address=${ADDRESS}&chain_id=8453`)
  server.answer('GET /player/me/stats', { status: 404, json: {} })
  await failureOf(getStats(page.client))
  expect(server.seen[1]?.url).toBe('/player/me/stats')
})

test('drops fields that the schema does not define', async () => {
  const vinnie = { name: 'vinnie', display_name: 'Vinnie', description: 'Hostile.' }
  server.answer('GET /agent/list', { json: [{ ...vinnie, mood: 'cold' }] })
  expect(await listAgents(page.client)).toEqual([vinnie])
})

test('sends no key with a public call', async () => {
  server.answer('GET /auth/nonce', { json: NONCE })
  await getNonce(page.client, { address: ADDRESS })
  expect(server.seen[0]?.headers.authorization).toBeUndefined()
})

test('retries server errors after 1 s, then 2 s', async () => {
  server.answer('GET /chat/limits', FAULT, FAULT, { json: LIMITS })
  expect(await page.client.request(chatLimitsCall)).toEqual(LIMITS)
  expect(page.waits).toEqual([1000, 2000])
})

test('retries the session check twice, 1 s apart', async () => {
  server.answer('GET /auth/me/api', FAULT)
  const failure = await failureOf(getMe(page.client))
  expect(page.waits).toEqual([1000, 1000])
  expect(failure).toMatchObject({ code: 'internal', status: 500, attempts: 3 })
})

test('does not retry a public call without a policy', async () => {
  server.answer('GET /config.json', FAULT)
  expect(await failureOf(getConfig(page.client))).toMatchObject({ attempts: 1 })
  expect(server.seen).toHaveLength(1)
})

test('retries a lost connection', async () => {
  server.answer('GET /chat/limits', (request) => request.socket.destroy(), { json: LIMITS })
  expect(await page.client.request(chatLimitsCall)).toEqual(LIMITS)
  expect(page.waits).toEqual([1000])
})

test('retries a connection that is lost within the response', async () => {
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

test('does not retry a refusal', async () => {
  const json = { detail: 'No such thing.', code: 'not_found', request_id: 'r' }
  server.answer('GET /chat/limits', { status: 404, json })
  const failure = await failureOf(page.client.request(chatLimitsCall))
  expect(failure).toMatchObject({ code: 'not_found', status: 404, message: 'No such thing.' })
  expect(server.seen).toHaveLength(1)
})

test('retries a 429 after the delay that the server asks for', async () => {
  const json = { detail: 'Slow down.', code: 'rate_limited', request_id: 'r' }
  server.answer(
    'GET /chat/limits',
    { status: 429, json, headers: { 'retry-after': '2' } },
    { json: LIMITS },
  )
  expect(await page.client.request(chatLimitsCall)).toEqual(LIMITS)
  expect(page.waits).toEqual([2000])
})

test('reports a retry delay that is too long instead of waiting', async () => {
  const json = { detail: 'Come back tomorrow.', code: 'rate_limited', request_id: 'r' }
  server.answer('GET /chat/limits', { status: 429, json, headers: { 'retry-after': '3600' } })
  const failure = await failureOf(page.client.request(chatLimitsCall))
  expect(failure).toMatchObject({ message: 'Come back tomorrow.', retryAfterMs: 3_600_000 })
  expect(server.seen).toHaveLength(1)
})

test('repeats the idempotency key when it retries a write', async () => {
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

test('sends no idempotency key with a read', async () => {
  server.answer('GET /chat/limits', { json: LIMITS })
  await page.client.request(chatLimitsCall)
  expect(server.seen[0]?.headers['idempotency-key']).toBeUndefined()
})

test('accepts an empty response from an endpoint without a response schema', async () => {
  server.answer('POST /auth/logout', { status: 204 })
  expect(await logOut(page.client)).toBeUndefined()
})

test('reports a 401 once per key, however many calls get it', async () => {
  const json = { detail: 'Expired.', code: 'invalid_key', request_id: 'r' }
  server.answer('GET /chat/limits', { status: 401, json })
  await Promise.all([1, 2, 3].map(() => failureOf(page.client.request(chatLimitsCall))))
  expect(page.refusals).toEqual([{ key: 'dcw_test', detail: 'Expired.' }])
  page.key = 'dcw_next'
  await failureOf(page.client.request(chatLimitsCall))
  expect(page.refusals).toHaveLength(2)
})

test('ignores a late 401 for a key that has been replaced', async () => {
  server.answer('GET /chat/limits', (_, response) => {
    page.key = 'dcw_next'
    response.writeHead(401).end()
  })
  await failureOf(page.client.request(chatLimitsCall))
  expect(page.refusals).toEqual([])
})

test('sends nothing without a key', async () => {
  page.key = null
  const failure = await failureOf(page.client.request(chatLimitsCall))
  expect(failure).toMatchObject({
    code: 'no_key',
    message: 'No API key available for authenticated request',
  })
  expect(server.seen).toHaveLength(0)
})

test('takes the error message from detail, else message, else the status', async () => {
  const sentenceFor = async (json: unknown): Promise<string> => {
    server.answer('GET /config.json', { status: 418, json })
    return (await failureOf(getConfig(page.client))).message
  }
  expect(await sentenceFor({ detail: 'A', message: 'B' })).toBe('A')
  expect(await sentenceFor({ message: 'B' })).toBe('B')
  expect(await sentenceFor({ detail: 7 })).toBe('HTTP error 418')
  expect(await sentenceFor(null)).toBe('HTTP error 418')
})

test('rejects a response outside the protocol with bad_answer', async () => {
  server.answer('GET /config.json', { json: { wallet_mode: 'nonsense' } }, { text: '<html>' })
  expect(await failureOf(getConfig(page.client))).toMatchObject({ code: 'bad_answer' })
  expect(await failureOf(getConfig(page.client))).toMatchObject({ code: 'bad_answer' })
})

test('rejects with timeout when the server does not respond in time', async () => {
  server.answer('GET /config.json', () => page.expireLimits())
  expect(await failureOf(getConfig(page.client))).toMatchObject({
    code: 'timeout',
    message: 'Request timed out - please try again',
  })
})

test('rejects with network when there is no connection', async () => {
  server.answer('GET /config.json', (request) => request.socket.destroy())
  expect(await failureOf(getConfig(page.client))).toMatchObject({
    code: 'network',
    status: 0,
    message: 'Network connection failed - check your internet connection',
  })
})

test('does not retry a call that the caller aborted', async () => {
  const stop = new AbortController()
  server.answer('GET /auth/nonce', () => stop.abort())
  const failure = await failureOf(getNonce(page.client, { address: ADDRESS }, stop.signal))
  expect(failure.code).toBe('aborted')
  expect(server.seen).toHaveLength(1)
})
