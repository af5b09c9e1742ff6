import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { travelCall } from '#src/protocol/calls/street-life.ts'
import { heatOfSale, moveHeat } from '#src/rules/heat.ts'
import { cashAccount, transfer } from '#src/rules/ledger.ts'
import { call, createTestApp, signInAs, stats } from '#tests/support/app.ts'
import { book } from '#tests/support/book.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { heatOf, setHeat, setStash } from '#tests/support/holdings.ts'
import { trade, tryTrade } from '#tests/support/trades.ts'

const SMOKES = { side: 'buy', symbol: 'SMOKES', quantity: 10 } as const

describeOnBothEngines('what a sale brings besides money', (openFreshStore) => {
  test('sales make heat where they are made, by their size', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const funds = { from: 'house', to: cashAccount(player.id), amountCents: 20_000_000 } as const
    const grant = transfer('job_pay', randomUUID(), funds)
    await book(app, { playerId: player.id, entry: grant })
    const threads = { symbol: 'THREADS', quantity: 60 } as const
    await trade(app, player, { side: 'buy', ...threads })
    expect(await heatOf(store.db, player.id)).toEqual([])
    const { fill, state_delta } = await trade(app, player, { side: 'sell', ...threads })
    const heat = moveHeat(0, heatOfSale(Math.round(fill.gross * 100)))
    expect(heat).toBeGreaterThan(2)
    expect(state_delta).toMatchObject({ heat: { manhattan: heat }, encounter: null })
    const row = { playerId: player.id, borough: 'manhattan', heat }
    expect(await heatOf(store.db, player.id)).toEqual([row])
  })

  test('one more sale in the same stay meets the police sooner or later', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await trade(app, player, { ...SMOKES, quantity: 40 })
    const sell = { ...SMOKES, side: 'sell', quantity: 1 } as const
    const first = await trade(app, player, sell)
    expect(first.state_delta.heat?.manhattan).toBeLessThan(0.01)
    app.clock.advance(20 * 60_000)
    const second = await trade(app, player, sell)
    expect(second.state_delta.heat?.manhattan).toBeGreaterThan(1)
    for (let sales = 0; sales < 30; sales += 1) {
      await setHeat(asOwner(store).db, { playerId: player.id, borough: 'manhattan', heat: 7 })
      app.clock.advance(20 * 60_000)
      const { state_delta } = await trade(app, player, sell)
      const { encounter } = state_delta
      if (!encounter) continue
      expect(encounter).toMatchObject({ kind: 'police', borough: 'manhattan' })
      // $40 for each of seven degrees, and 6 % of what the player has.
      const { net_worth, debt } = await stats(app, player)
      expect(encounter.price).toBeCloseTo(280 + 0.06 * (net_worth + debt), 0)
      expect(encounter.odds).toEqual({ pay: 1, run: 0.4, fight: 0.3, talk: 0.5 })
      expect(await tryTrade(app, player, sell)).toMatchObject({
        json: { code: 'encounter_open' },
      })
      return
    }
    expect.fail('the police did not come on 30 sales')
  })

  test('a trip whose goods are sold with a profit brings 20 xp, once', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await trade(app, player, { ...SMOKES, quantity: 10 })
    await setStash(asOwner(store).db, {
      ...{ playerId: player.id, symbol: 'SMOKES', quantity: 10, costCents: 10 },
    })
    await call(app, travelCall, { body: { borough: 'queens' }, headers: player.headers })
    const sell = { ...SMOKES, side: 'sell', quantity: 5 } as const
    expect((await trade(app, player, sell)).state_delta).toMatchObject({ xp: 20 })
    expect((await trade(app, player, sell)).state_delta).toMatchObject({ xp: 20 })
  })
})
