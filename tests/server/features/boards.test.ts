import { expect, test } from 'vitest'
import {
  leaderboardAliasCalls,
  leaderboardCall,
  ownRankCall,
  publicLeaderboardCall,
} from '#src/protocol/calls/leaderboard.ts'
import { LEADERBOARD_PATHS } from '#src/api/get-leaderboard.ts'
import {
  call,
  createTestApp,
  expectBalancedBooks,
  send,
  signInAs,
  stats,
} from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { trade } from '#tests/support/trades.ts'

const DAY_MS = 86_400_000
const TICK_MS = 20 * 60_000
const SMOKES = { side: 'buy', symbol: 'SMOKES', quantity: 10 } as const

describeOnBothEngines('the boards', (openFreshStore, _, describeOnce) => {
  test("rank a player after a trade by the city's value of the stash", async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const ada = await signInAs(app)
    app.clock.advance(1_000)
    const bob = await signInAs(app)
    expect(await call(app, ownRankCall, { headers: bob.headers })).toEqual({
      day: { rank: 2, score: 0 },
      month: { rank: 2, score: 0 },
      all: { rank: 2, score: -2000 },
      proven: false,
      is_demo: true,
    })
    const { state_delta } = await trade(app, ada, SMOKES)
    const netWorth = state_delta.net_worth ?? expect.fail()
    const own = await call(app, ownRankCall, { headers: ada.headers })
    const gain = Number((netWorth + 2000).toFixed(2))
    expect([own.day?.score, own.month?.score, own.all?.score]).toEqual([gain, gain, netWorth])
    const board = await call(app, leaderboardCall)
    expect(board.map(({ net_worth }) => net_worth)).toEqual([netWorth, -2000].sort((a, b) => b - a))
    await expectBalancedBooks(store)
  })

  test('value a stash again at every tick, also for inactive players', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await trade(app, player, SMOKES)
    const worths = new Set<number | undefined>()
    for (let look = 0; look < 3; look += 1) {
      app.clock.advance(20 * TICK_MS)
      const [first] = await call(app, leaderboardCall)
      expect(first?.net_worth).toBe((await stats(app, player)).net_worth)
      worths.add(first?.net_worth)
    }
    expect(worths.size).toBeGreaterThan(1)
    await expectBalancedBooks(store)
  })

  test('count the gains of a day from its start, those of the month from its own', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    await trade(app, player, SMOKES)
    await trade(app, player, { ...SMOKES, side: 'sell' })
    const before = await call(app, ownRankCall, { headers: player.headers })
    expect(before.day?.score).toBeLessThan(0)
    app.clock.advance(DAY_MS)
    const after = await call(app, ownRankCall, { headers: player.headers })
    expect(after.day?.score).toBe(0)
    expect(after.month?.score).toBe(before.month?.score)
  })

  describeOnce('routing', () => {
    test('answer every alias with a bare array without secrets', async () => {
      const app = await createTestApp(await openFreshStore())
      await signInAs(app)
      await signInAs(app)
      const known = [leaderboardCall, publicLeaderboardCall, ...leaderboardAliasCalls]
      expect(new Set([...known.map(({ path }) => path), '/leaderboard'])).toEqual(
        new Set(LEADERBOARD_PATHS),
      )
      for (const path of LEADERBOARD_PATHS) {
        const { status, json } = await send(app, `GET ${path}?limit=1&offset=1&timeframe=month`)
        expect({ path, status }).toEqual({ path, status: 200 })
        expect(json).toMatchObject([{ rank: 2, position: 2 }])
      }
      expect(await send(app, 'GET /v1/leaderboard/daily?limit=0')).toMatchObject({ status: 422 })
      expect(await send(app, 'GET /api/v1/leaderboard/me')).toMatchObject({ status: 401 })
    })
  })
})
