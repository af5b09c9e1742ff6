import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { agentListCall } from '#src/protocol/calls/agents.ts'
import { tickerCall } from '#src/protocol/calls/economy.ts'
import { leaderboardCall } from '#src/protocol/calls/leaderboard.ts'
import { configCall } from '#src/protocol/calls/system.ts'
import { errorBodySchema } from '#src/protocol/errors.ts'
import { listen } from '#src/server/listen.ts'
import {
  call,
  createTestApp,
  newAccount,
  proofOf,
  say,
  send,
  signInAs,
} from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'

const PAGE = { accept: 'text/html,application/xhtml+xml' }

describeOnBothEngines('the doors', (openFreshStore) => {
  describe('what cannot be read', () => {
    test('default', async () => {
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

    test('behavior: query and path', async () => {
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

    test('error: an Idempotency-Key that is no UUID', async () => {
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

    test('error: a huge body without a length is cut off while it comes', async () => {
      const app = await createTestApp(await openFreshStore())
      const { headers } = await signInAs(app)
      const listening = await listen(app.app, { host: '127.0.0.1', port: 0 })
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
      listening.cut()
      await listening.close()
    })
  })

  describe('what is not there', () => {
    test('default', async () => {
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

    test('behavior: another method of a known address is told what it takes', async () => {
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

  describe('what every answer carries', () => {
    test('default', async () => {
      const app = await createTestApp(await openFreshStore())
      for (const route of ['GET /health', 'GET /nothing', 'POST /auth/signin', 'GET /metrics']) {
        const { headers } = await send(app, route)
        expect(headers.get('content-security-policy')).toMatch(
          /^default-src 'self'; script-src 'self' 'wasm-unsafe-eval';.*; frame-ancestors 'self' https:\/\/farcaster\.xyz /,
        )
        expect(headers.get('x-frame-options')).toBeNull()
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
        expect(headers.get('access-control-allow-origin')).toBeNull()
      }
    })

    test('behavior: frame ancestors and foreign origins by configuration', async () => {
      const app = await createTestApp(await openFreshStore(), {
        environment: {
          FRAME_ANCESTORS: 'https://*.host.example',
          CORS_ORIGINS: 'https://page.example',
          PUBLIC_ORIGIN: 'https://game.example',
        },
      })
      const foreign = await send(app, 'GET /health', {
        headers: { origin: 'https://page.example' },
      })
      expect(foreign.headers.get('content-security-policy')).toMatch(
        /frame-ancestors 'self' https:\/\/\*\.host\.example$/,
      )
      expect(foreign.headers.get('strict-transport-security')).toBe('max-age=31536000')
      expect(foreign.headers.get('access-control-allow-origin')).toBe('https://page.example')
      expect(foreign.headers.get('vary')).toContain('origin')
      const preflight = await send(app, 'OPTIONS /api/v1/chat', {
        headers: { origin: 'https://page.example', 'access-control-request-method': 'POST' },
      })
      expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key')
      const other = await send(app, 'GET /health', { headers: { origin: 'https://evil.example' } })
      expect(other.headers.get('access-control-allow-origin')).toBeNull()
    })

    test('behavior: long JSON is packed, as the caller takes it', async () => {
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

  describe('limits', () => {
    const behindProxy = (address: string) => ({ 'x-forwarded-for': address })

    test('default', async () => {
      const app = await createTestApp(await openFreshStore(), {
        environment: { TRUST_PROXY: '1' },
        limits: { addressReads: { points: 3, seconds: 60 } },
      })
      const ask = (address: string) =>
        send(app, 'GET /agent/list', { headers: behindProxy(address) })
      for (let asked = 0; asked < 3; asked += 1) expect((await ask('192.0.2.1')).status).toBe(200)
      const refused = await ask('192.0.2.1')
      expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } })
      expect(errorBodySchema.parse(refused.json).detail).toMatch(
        /^Too many requests\. Try again in \d+ seconds?\.$/,
      )
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      // What the caller writes to the left of its address proves nothing.
      expect((await ask('198.51.100.7, 192.0.2.1')).status).toBe(429)
      expect((await ask('192.0.2.2')).status).toBe(200)
    })

    test('behavior: one player, whatever the address', async () => {
      const app = await createTestApp(await openFreshStore(), {
        limits: { playerWrites: { points: 2, seconds: 60 } },
      })
      const player = await signInAs(app)
      await say(app, player, 'one')
      await say(app, player, 'two')
      expect(
        await send(app, 'POST /api/v1/chat', { body: { message: 'x' }, headers: player.headers }),
      ).toMatchObject({ status: 429 })
      await say(app, await signInAs(app), 'one')
    })

    test('behavior: new guests are rationed by address, known ones are not', async () => {
      const app = await createTestApp(await openFreshStore(), {
        environment: { TRUST_PROXY: '1' },
        limits: { addressNewBurners: { points: 1, seconds: 3600 } },
      })
      const first = newAccount()
      const signIn = async (account: typeof first) =>
        send(app, 'POST /auth/signin', {
          body: await proofOf(app, account),
          headers: behindProxy('192.0.2.1'),
        })
      expect(await signIn(first)).toMatchObject({ status: 200 })
      expect(await signIn(newAccount())).toMatchObject({ status: 429 })
      expect(await signIn(first)).toMatchObject({ status: 200 })
    })
  })

  describe('the log', () => {
    test('default', async () => {
      const app = await createTestApp(await openFreshStore())
      const proof = await proofOf(app, newAccount())
      const player = await signInAs(app)
      await say(app, player, 'a word nobody else may read')
      await send(app, 'POST /auth/signin', { body: { ...proof, signature: '0x12' } })
      await send(app, 'POST /auth/refresh', {
        body: { refresh_token: player.tokens.refresh_token },
      })
      app.means.log.warn(
        { authorization: 'Bearer s3cret', nested: { api_key: 's3cret', deep: { seed: 's3cret' } } },
        'told by mistake',
      )
      const log = app.log.join('')
      expect(log).toContain('"route":"POST /api/v1/chat"')
      const secrets = [
        player.tokens.api_key,
        player.tokens.access_token,
        player.tokens.refresh_token,
        proof.signature,
        'a word nobody else may read',
        's3cret',
      ]
      for (const secret of secrets) expect(log).not.toContain(secret)
    })

    test('behavior: a failed query is told without what was in it', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const player = await signInAs(app)
      await store.db.execute(sql`alter table messages rename to messages_away`)
      try {
        expect(
          await send(app, 'POST /api/v1/chat', {
            body: { message: 'a word nobody else may read' },
            headers: player.headers,
          }),
        ).toMatchObject({
          status: 500,
          json: {
            code: 'internal',
            detail: 'Something broke on our side. Please try again.',
          },
        })
      } finally {
        await store.db.execute(sql`alter table messages_away rename to messages`)
      }
      const log = app.log.join('')
      expect(log).toContain('"message":"A query failed."')
      expect(log).toContain('42P01')
      expect(log).not.toContain('a word nobody else may read')
    })
  })

  describe('the open calls', () => {
    test('default', async () => {
      const app = await createTestApp(await openFreshStore(), {
        environment: { WALLET_MODE: 'mock', ADMIN_KEY: 'sixteen-or-longer' },
      })
      const config = await call(app, configCall)
      expect(config).toMatchObject({ wallet_mode: 'mock', treasury_address: null })
      expect(JSON.stringify(config)).not.toContain('sixteen')
      const agents = await call(app, agentListCall)
      expect(agents.map(({ name }) => name)).toEqual(['vinnie', 'tommy', 'carmela', 'bigboss'])
      const { json } = await send(app, 'GET /openapi.json')
      expect(json).toMatchObject({ openapi: '3.1.0' })
    })

    test('behavior: the ticker stands still within a tick, and walks the same way after a restart', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const first = await call(app, tickerCall)
      expect(Object.keys(first.commodities)).toHaveLength(8)
      // Ten and a half days into the month, three ticks an hour.
      expect(first).toMatchObject({ tick: 684, as_of: '2026-11-10T12:00:00.000Z' })
      app.clock.advance(19 * 60_000)
      expect(await call(app, tickerCall)).toEqual(first)
      app.clock.advance(60_000)
      const second = await call(app, tickerCall)
      expect(second.tick).toBe(685)
      expect(second.commodities).not.toEqual(first.commodities)
      const restarted = await createTestApp(store, { clock: app.clock })
      expect(await call(restarted, tickerCall)).toEqual(second)
      app.clock.setTo(new Date('2026-12-01T00:00:00.000Z'))
      expect(await call(app, tickerCall)).toMatchObject({ tick: 0 })
      const { rows } = await store.db.execute(sql`select id from seasons order by id`)
      expect(rows).toEqual([{ id: '2026-11' }, { id: '2026-12' }])
    })

    test('behavior: the board ranks by net worth, and by gain, without whole addresses', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const players = [await signInAs(app), await signInAs(app), await signInAs(app)]
      // A debt that has cost $100 puts the second one last.
      const offered = await say(app, players[1] ?? expect.fail(), 'I need a loan')
      const [chip] = offered.quick_replies
      const details = typeof chip?.payload === 'object' ? chip.payload.details : {}
      await send(app, 'POST /chat/choice', { body: details, headers: players[1]?.headers ?? {} })
      const board = await call(app, leaderboardCall)
      expect(board.map(({ rank, net_worth }) => [rank, net_worth])).toEqual([
        [1, 2000],
        [2, 2000],
        [3, 1900],
      ])
      expect(board[2]?.address).toMatch(/^0x[0-9a-f]{4}…[0-9a-f]{4}$/)
      const today = await call(app, leaderboardCall, { query: { timeframe: 'day', limit: 2 } })
      expect(today.map(({ score }) => score)).toEqual([0, 0])
      const rest = await call(app, leaderboardCall, { query: { timeframe: 'day', offset: 2 } })
      expect(rest.map(({ rank, score }) => [rank, score])).toEqual([[3, -100]])
    })

    test('behavior: ready while it is, and not while it stops', async () => {
      const app = await createTestApp(await openFreshStore())
      expect(await send(app, 'GET /ready')).toMatchObject({
        status: 200,
        json: { status: 'ready' },
      })
      app.stopping.abort()
      expect(await send(app, 'GET /ready')).toMatchObject({
        status: 503,
        json: { code: 'unavailable', detail: 'The server is stopping.' },
      })
    })

    test('behavior: metrics count requests by route and status', async () => {
      const { app } = await createTestApp(await openFreshStore())
      await app.request('/health')
      await app.request('/nowhere')
      const text = await (await app.request('/metrics')).text()
      expect(text).toContain('dcw_requests_total{route="GET /health",status="200"} 1\n')
      expect(text).toContain('dcw_requests_total{route="other",status="404"} 1\n')
      expect(text).toContain('dcw_request_seconds_bucket{route="GET /health",le="+Inf"} 1\n')
      expect(text).toContain('dcw_open_streams 0\n')
    })

    test('behavior: /leaderboard is the page or the board by what is accepted', async () => {
      const app = await createTestApp(await openFreshStore())
      expect(await send(app, 'GET /leaderboard')).toMatchObject({ status: 200, json: [] })
      const page = await send(app, 'GET /leaderboard', { headers: PAGE })
      expect(page.json).toBeNull()
    })
  })
})
