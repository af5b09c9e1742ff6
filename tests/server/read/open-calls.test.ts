import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { agentListCall } from '#src/protocol/calls/agents.ts'
import { tickerCall } from '#src/protocol/calls/economy.ts'
import { leaderboardCall } from '#src/protocol/calls/leaderboard.ts'
import { configCall } from '#src/protocol/calls/system.ts'
import { call, createTestApp, say, send, signInAs } from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'

const PAGE = { accept: 'text/html,application/xhtml+xml' }

describeOnBothEngines('public routes', (openFreshStore, _, describeOnce) => {
  describe('public calls', () => {
    test('return the same ticker within a tick, and the same prices after a restart', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const first = await call(app, tickerCall)
      expect(Object.keys(first.commodities)).toHaveLength(11)
      // Half a day into the month, three ticks an hour.
      expect(first).toMatchObject({ tick: 36, as_of: '2026-09-01T12:00:00.000Z' })
      app.clock.advance(19 * 60_000)
      expect(await call(app, tickerCall)).toEqual(first)
      app.clock.advance(60_000)
      const second = await call(app, tickerCall)
      expect(second.tick).toBe(37)
      expect(second.commodities).not.toEqual(first.commodities)
      const restarted = await createTestApp(store, { clock: app.clock })
      expect(await call(restarted, tickerCall)).toEqual(second)
      app.clock.setTo(new Date('2026-10-01T00:00:00.000Z'))
      expect(await call(app, tickerCall)).toMatchObject({ tick: 0 })
      const { rows } = await store.db.execute(sql`select id from seasons order by id`)
      expect(rows).toEqual([{ id: '2026-09' }, { id: '2026-10' }])
    })

    test('rank players by net worth and by gain, without whole addresses', async () => {
      const store = await openFreshStore()
      const app = await createTestApp(store)
      const players = [await signInAs(app), await signInAs(app), await signInAs(app)]
      // A debt that has cost $50 puts the second one last.
      const offered = await say(app, players[1] ?? expect.fail(), 'I need a loan')
      const [chip] = offered.quick_replies
      const details = typeof chip?.payload === 'object' ? chip.payload.details : {}
      await send(app, 'POST /chat/choice', { body: details, headers: players[1]?.headers ?? {} })
      const board = await call(app, leaderboardCall)
      expect(board.map(({ rank, net_worth }) => [rank, net_worth])).toEqual([
        [1, -2000],
        [2, -2000],
        [3, -2050],
      ])
      expect(board[2]?.address).toMatch(/^0x[0-9a-f]{4}…[0-9a-f]{4}$/)
      const today = await call(app, leaderboardCall, { query: { timeframe: 'day', limit: 2 } })
      expect(today.map(({ score }) => score)).toEqual([0, 0])
      const rest = await call(app, leaderboardCall, { query: { timeframe: 'day', offset: 2 } })
      expect(rest.map(({ rank, score }) => [rank, score])).toEqual([[3, -50]])
    })

    describeOnce('routing', () => {
      test('answer the configuration, the sharks and the OpenAPI document', async () => {
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

      test('is ready until the server stops', async () => {
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

      test('counts requests by route and status in the metrics', async () => {
        const { app } = await createTestApp(await openFreshStore())
        await app.request('/health')
        await app.request('/nowhere')
        const text = await (await app.request('/metrics')).text()
        expect(text).toContain('dcw_requests_total{route="GET /health",status="200"} 1\n')
        expect(text).toContain('dcw_requests_total{route="other",status="404"} 1\n')
        expect(text).toContain('dcw_request_seconds_bucket{route="GET /health",le="+Inf"} 1\n')
        expect(text).toContain('dcw_open_streams 0\n')
      })

      test('answers /leaderboard with the page or the board, by Accept', async () => {
        const app = await createTestApp(await openFreshStore())
        expect(await send(app, 'GET /leaderboard')).toMatchObject({ status: 200, json: [] })
        const page = await send(app, 'GET /leaderboard', { headers: PAGE })
        expect(page.json).toBeNull()
      })
    })
  })
})
