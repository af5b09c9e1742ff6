import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { errorBodySchema } from '#src/protocol/errors.ts'
import { listen } from '#src/server/listen.ts'
import { createTestApp, send, signInAs } from '#tests/support/app.ts'
import { describeOnOneEngine } from '#tests/support/database.ts'

describeOnOneEngine('the HTTP layer', (openFreshStore) => {
  describe('invalid input', () => {
    test('is refused with a code and a sentence that names the field', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      const { app: hono } = app
      const post = async (path: string, body: string, type = 'application/json') => {
        const answer = await hono.request(path, {
          method: 'POST',
          body,
          headers: { 'content-type': type, ...player.headers },
        })
        const json = errorBodySchema.parse(await answer.json())
        expect(json.request_id).toBe(answer.headers.get('x-request-id'))
        return `${answer.status} ${json.code}: ${json.detail}`
      }
      expect([
        await post('/api/v1/chat', '{"message": "hel'),
        await post('/api/v1/chat', ''),
        await post('/api/v1/chat', 'message=hello', 'application/x-www-form-urlencoded'),
        await post('/api/v1/chat', 'null'),
        await post('/api/v1/chat', '{}'),
        await post('/api/v1/chat', '{"message": 7}'),
        await post('/api/v1/chat', '{"message": "hi", "character": "nobody"}'),
        await post('/api/v1/chat', '{"message": "hi", "conversation_id": "7"}'),
        await post('/api/v1/chat', `{"message": "${'x'.repeat(33_000)}"}`),
        await post('/auth/refresh', `{"refresh_token": "${'x'.repeat(70_000)}"}`),
        await post('/auth/signin', '{"address": "0x12", "signature": "0x", "message": "m"}'),
      ]).toMatchInlineSnapshot(`
        [
          "400 bad_json: The body is not valid JSON.",
          "400 bad_json: The body is not valid JSON.",
          "400 bad_json: Send JSON, with the content-type application/json.",
          "422 invalid_input: The input is not valid (expected object, received null).",
          "422 invalid_input: The field "message" is missing.",
          "422 invalid_input: The field "message" is not valid (expected string, received number).",
          "422 invalid_input: The field "character" is not valid (invalid option: expected one of "vinnie"|"tommy"|"carmela"|"bigboss").",
          "422 invalid_input: The field "conversation_id" is not valid (invalid UUID).",
          "413 too_large: The body is larger than 32 KB.",
          "413 too_large: The body is larger than 64 KB.",
          "422 invalid_input: A wallet address is 0x and 40 hex digits.",
        ]
      `)
      const { rows } = await store.db.execute(sql`select count(*)::int as n from messages`)
      expect(rows).toEqual([{ n: 0 }])
    })

    test('in the query or the path is refused', async () => {
      const app = await createTestApp(await openFreshStore())
      const player = await signInAs(app)
      const ask = async (path: string) => {
        const { status, json } = await send(app, `GET ${path}`, { headers: player.headers })
        return `${status} ${errorBodySchema.parse(json).detail}`
      }
      expect([
        await ask('/auth/nonce'),
        await ask('/auth/nonce?address=0x12'),
        await ask(`/auth/nonce?address=${player.account.address}&chain_id=0`),
        await ask('/chat/history?limit=1001'),
        await ask('/chat/history?limit=x'),
        await ask(`/chat/history?conversation_id=${randomUUID()}`),
        await ask('/api/v1/leaderboard?timeframe=week'),
        await ask('/player/somebody/stats'),
        await ask('/player/%00/stats'),
        await ask('/player/%E0%A4%A/stats'),
      ]).toMatchInlineSnapshot(`
        [
          "422 The field "address" is missing.",
          "422 A wallet address is 0x and 40 hex digits.",
          "422 The field "chain_id" is not valid (too small: expected number to be >=1).",
          "422 The field "limit" is not valid (too big: expected number to be <=1000).",
          "422 The field "limit" is not valid (expected number, received NaN).",
          "404 There is no such conversation.",
          "422 The field "timeframe" is not valid (invalid option: expected one of "day"|"month"|"all").",
          "404 There is no such player.",
          "404 There is no such player.",
          "404 There is no such player.",
        ]
      `)
    })

    test('refuses an Idempotency-Key that is not a UUID', async () => {
      const app = await createTestApp(await openFreshStore())
      const { headers } = await signInAs(app)
      expect(
        await send(app, 'POST /api/v1/chat', {
          body: { message: 'hello' },
          headers: { ...headers, 'idempotency-key': 'again' },
        }),
      ).toMatchObject({
        status: 422,
        json: { detail: 'The header Idempotency-Key must be a UUID.' },
      })
    })

    test('stops reading a chunked body at the limit', async () => {
      const app = await createTestApp(await openFreshStore())
      const { headers } = await signInAs(app)
      const listening = await listen(app.app, { host: '127.0.0.1', port: 0 })
      onTestFinished(async () => {
        listening.cut()
        await listening.close()
      })
      const status = await new Promise((resolve, reject) => {
        const posting = request(
          `${listening.origin}/api/v1/chat`,
          { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
          (answer) => resolve(answer.statusCode),
        )
        posting.on('error', reject)
        const pour = () => {
          while (!posting.destroyed && posting.write('x'.repeat(16_384)));
          if (!posting.destroyed) posting.once('drain', pour)
        }
        pour()
        posting.once('response', () => posting.destroy())
      })
      expect(status).toBe(413)
    })
  })

  describe('unknown paths and methods', () => {
    test('returns 404 as JSON', async () => {
      const app = await createTestApp(await openFreshStore())
      for (const route of [
        'GET /api/v1/nothing',
        'POST /api/v1/nothing',
        'GET /nowhere',
        'DELETE /auth',
        'GET /..%2f..%2fetc/passwd',
      ]) {
        expect(await send(app, route)).toMatchObject({
          status: 404,
          json: { code: 'not_found', detail: 'There is nothing at this address.' },
        })
      }
    })

    test('returns 405 with the allowed methods', async () => {
      const app = await createTestApp(await openFreshStore())
      const answer = await send(app, 'DELETE /api/v1/chat')
      expect(answer).toMatchObject({
        status: 405,
        json: { code: 'method_not_allowed', detail: 'This address takes POST only.' },
      })
      expect(answer.headers.get('allow')).toBe('POST, OPTIONS')
      expect(await send(app, 'GET /auth/signin')).toMatchObject({ status: 405 })
      expect(await send(app, 'OPTIONS /auth/signin')).toMatchObject({ status: 204 })
    })
  })

  describe('headers of every answer', () => {
    test('include the request id and the security headers', async () => {
      const app = await createTestApp(await openFreshStore())
      for (const route of ['GET /health', 'GET /nothing', 'POST /auth/signin', 'GET /metrics']) {
        const { headers } = await send(app, route)
        expect(headers.get('content-security-policy')).toBe(
          "default-src 'none'; frame-ancestors 'none'",
        )
        expect(headers.get('x-frame-options')).toBeNull()
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
        expect(headers.get('access-control-allow-origin')).toBeNull()
      }
    })

    test('allow the origins of CORS_ORIGINS only', async () => {
      const app = await createTestApp(await openFreshStore(), {
        environment: {
          CORS_ORIGINS: 'https://page.example',
        },
      })
      const foreign = await send(app, 'GET /health', {
        headers: { origin: 'https://page.example' },
      })
      expect(foreign.headers.get('access-control-allow-origin')).toBe('https://page.example')
      expect(foreign.headers.get('vary')).toContain('origin')
      const preflight = await send(app, 'OPTIONS /api/v1/chat', {
        headers: { origin: 'https://page.example', 'access-control-request-method': 'POST' },
      })
      expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key')
      const other = await send(app, 'GET /health', { headers: { origin: 'https://evil.example' } })
      expect(other.headers.get('access-control-allow-origin')).toBeNull()
    })

    test('compresses long JSON as the caller accepts it', async () => {
      const { app } = await createTestApp(await openFreshStore())
      const ask = (accept: string) =>
        app.request('/openapi.json', { headers: { 'accept-encoding': accept } })
      expect((await ask('gzip, br')).headers.get('content-encoding')).toBe('br')
      expect((await ask('gzip')).headers.get('content-encoding')).toBe('gzip')
      expect((await ask('br;q=0, identity')).headers.get('content-encoding')).toBeNull()
      const short = await app.request('/health', { headers: { 'accept-encoding': 'br' } })
      expect(short.headers.get('content-encoding')).toBeNull()
    })
  })
})
