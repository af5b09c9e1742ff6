import { expect, test } from 'vitest'
import {
  boroughCall,
  historyCall,
  monthlyPotCall,
  pricesCall,
  tickerCall,
  wireCall,
} from '#src/protocol/calls/economy.ts'
import { nameCall, walletCall } from '#src/protocol/calls/player-street.ts'
import { BOROUGH_NAMES, GOOD_SYMBOLS } from '#src/protocol/street.ts'
import { BOROUGHS, GOODS } from '#src/rules/market/goods.ts'
import { call, createTestApp, say, send, signInAs } from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { trade } from '#tests/support/trades.ts'

const TICK_MS = 20 * 60_000
/** More than a day into the season, because news start a day before the season's first request. */
/** A new server has the news of a week, about ten headlines. */
const THIRD_WEEK = new Date('2026-09-20T12:00:00.000Z')
const THIRD_DAY = new Date('2026-09-03T12:00:00.000Z')

test('protocol and rules name the same goods and boroughs', () => {
  expect(GOOD_SYMBOLS).toEqual(GOODS.map(({ symbol }) => symbol))
  expect(BOROUGH_NAMES).toEqual(BOROUGHS.map(({ name }) => name))
})

describeOnBothEngines('the economy', (openFreshStore, _, describeOnce) => {
  test('returns prices with the cost of the next unit', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    const before = await call(app, pricesCall)
    expect(Object.keys(before.boroughs)).toEqual([...BOROUGH_NAMES])
    const quote = before.boroughs.manhattan?.SMOKES ?? expect.fail()
    expect(quote.ask / quote.bid).toBeCloseTo(1.03, 1)
    const order = { side: 'buy', symbol: 'SMOKES', quantity: 1, quoted_price: quote.ask } as const
    expect((await trade(app, player, order)).fill.gross).toBe(quote.ask)
    await trade(app, player, { side: 'buy', symbol: 'SMOKES', quantity: 20 })
    const { headers } = player
    const after = await call(app, pricesCall, { headers, query: { borough: 'manhattan' } })
    expect(Object.keys(after.boroughs)).toEqual(['manhattan'])
    expect(after.boroughs.manhattan?.SMOKES?.ask).toBeGreaterThan(quote.ask)
    expect(after.boroughs.manhattan?.TAPES).toEqual(before.boroughs.manhattan?.TAPES)
  })

  test('returns the opening prices of the city, unchanged by trades', async () => {
    const app = await createTestApp(await openFreshStore())
    app.clock.setTo(THIRD_DAY)
    const player = await signInAs(app)
    const query = { symbol: 'smokes', borough: 'Manhattan' }
    const first = await call(app, historyCall, { query })
    expect(first).toHaveLength(72)
    expect(first.map(([tick]) => tick)).toEqual(Array.from({ length: 72 }, (_, at) => 109 + at))
    await trade(app, player, { side: 'buy', symbol: 'SMOKES', quantity: 10 })
    expect(await call(app, historyCall, { query })).toEqual(first)
    app.clock.advance(TICK_MS)
    const next = await call(app, historyCall, { query: { ...query, ticks: 3 } })
    expect(next.map(([at]) => at)).toEqual([179, 180, 181])
    expect(next[1]).toEqual(first.at(-1))
  })

  test('returns the index of a borough, which is that of its prices', async () => {
    const app = await createTestApp(await openFreshStore())
    app.clock.setTo(THIRD_DAY)
    const { name, market_index, tick } = await call(app, boroughCall, {
      params: { name: 'queens' },
    })
    const query = { symbol: 'INDEX', borough: name, ticks: 216 }
    const history = await call(app, historyCall, { query })
    expect(history).toHaveLength(181)
    expect(history.at(-1)).toEqual([tick, market_index])
  })

  test('returns news newest first, each once over all pages', async () => {
    const app = await createTestApp(await openFreshStore())
    app.clock.setTo(THIRD_WEEK)
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const query = { limit: 2, ...(cursor ? { cursor } : {}) }
      const page: Awaited<ReturnType<typeof readPage>> = await readPage(query)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor
    } while (cursor)
    async function readPage(query: { limit: number; cursor?: string }) {
      return call(app, wireCall, { query })
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(0)
    const all = (await call(app, wireCall, { query: { limit: 100 } })).items
    expect(all.map(({ id }) => id)).toEqual(seen)
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
    expect(all[0]?.headline).toMatch(/^[A-Z]+: .*\.$/)
    expect(await send(app, 'GET /api/v1/wire?cursor=x')).toMatchObject({
      status: 422,
      json: { detail: 'A cursor is what the page before has answered.' },
    })
  })

  test('returns the pot by source and by player', async () => {
    const app = await createTestApp(await openFreshStore())
    const [ada, bob] = [await signInAs(app), await signInAs(app)]
    const { fill } = await trade(app, ada, { side: 'buy', symbol: 'TAPES', quantity: 3 })
    await say(app, bob, 'hello')
    const pot = await call(app, monthlyPotCall, { headers: ada.headers })
    const fees = Math.floor(fill.gross) / 100
    expect(pot).toMatchObject({
      status: 'open',
      current_pot: expect.closeTo(10 + fees, 6),
      player_contribution: expect.closeTo(5 + fees, 6),
      distribution_date: '2026-10-01T00:00:00.000Z',
      last_contribution: '2026-09-01T12:00:00.000Z',
      pot_history: [],
      contribution_breakdown: {
        game_sessions: 10,
        trading_fees: fees,
        loan_interest: 0,
        character_interactions: 0,
      },
      next_distribution: { date: '2026-10-01T00:00:00.000Z', eligible_players: 0 },
      days_played: 1,
      days_needed: 5,
    })
    const his = await call(app, monthlyPotCall, { headers: bob.headers })
    expect(his.player_contribution).toBe(5)
  })

  test('returns the cash and goods of a wallet, and tokens when there is an RPC', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    await trade(app, player, { side: 'buy', symbol: 'SMOKES', quantity: 3 })
    const wallet = await call(app, walletCall, { headers: player.headers })
    expect(wallet).toMatchObject({
      address: player.account.address.toLowerCase(),
      chain_id: 8453,
      usdc: 0,
      nfts: [],
      stash: { used: 3 },
    })
    expect(wallet.usd).toBeLessThan(2000)
  })

  test('accepts a street name once, compared without case', async () => {
    const app = await createTestApp(await openFreshStore())
    const [ada, bob] = [await signInAs(app), await signInAs(app)]
    const choose = (player: typeof ada, street_name: unknown) =>
      send(app, 'PUT /player/name', { body: { street_name }, headers: player.headers })
    expect(
      await call(app, nameCall, { body: { street_name: '  Fat   Ada ' }, headers: ada.headers }),
    ).toEqual({ street_name: 'Fat Ada' })
    expect(await choose(bob, 'FAT ADA')).toMatchObject({
      status: 409,
      json: { code: 'name_taken', detail: 'Somebody on the street is called FAT ADA already.' },
    })
    expect(await choose(ada, 'FAT ADA')).toMatchObject({ status: 200 })
    for (const bad of ['ab', 'x'.repeat(21), '<b>bold</b>', '...', 'a\u0000bc', 7, undefined]) {
      expect(await choose(bob, bad)).toMatchObject({ status: 422 })
    }
    const racing = await Promise.all([ada, bob].map((player) => choose(player, 'Lucky')))
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  describeOnce('responses', () => {
    test('describes a borough, in any spelling of its name', async () => {
      const app = await createTestApp(await openFreshStore())
      const island = await call(app, boroughCall, { params: { name: 'Staten-Island' } })
      expect(island).toMatchObject({ name: 'staten_island', label: 'Staten Island', police: 0.2 })
      expect([island.cheap.length, island.dear.length]).toEqual([2, 2])
      expect(await send(app, 'GET /api/v1/economy/borough/atlantis')).toMatchObject({
        status: 404,
        json: { detail: 'There is no such borough.' },
      })
    })

    test('lists the last news of each borough', async () => {
      const app = await createTestApp(await openFreshStore())
      app.clock.setTo(THIRD_WEEK)
      const { items } = await call(app, wireCall, { query: { limit: 100 } })
      expect(items.length).toBeGreaterThan(0)
      for (const name of BOROUGH_NAMES) {
        const { news } = await call(app, boroughCall, { params: { name } })
        const own = items.filter(({ borough }) => borough === name).slice(0, 5)
        expect(news).toEqual(own.map(({ headline, at }) => ({ headline, at })))
      }
    })

    test("includes the chain's tokens in the ticker", async () => {
      const app = await createTestApp(await openFreshStore())
      const first = await call(app, tickerCall)
      expect(Object.keys(first.commodities)).toEqual([...GOOD_SYMBOLS, 'ETH', 'USDC', 'BOSS'])
      expect(first.commodities['USDC']?.price).toBeCloseTo(1, 1)
    })
  })
})
