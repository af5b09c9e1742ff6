import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { travelCall } from '#src/protocol/calls/street-life.ts'
import { audit } from '#src/server/platform/db/audit/audit.ts'
import { call, createTestApp, expectBalancedBooks, signInAs, stats } from '#tests/support/app.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { trade } from '#tests/support/trades.ts'

describeOnBothEngines('the guided first deal', (openFreshStore) => {
  test('rewards the first trip with goods over $500 with $100, once', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const go = (borough: 'jersey' | 'manhattan') =>
      call(app, travelCall, { body: { borough }, headers: player.headers })
    expect(await stats(app, player)).toMatchObject({ guide_reward: 100 })
    expect((await go('jersey')).guide_reward).toBeUndefined()
    expect((await go('manhattan')).guide_reward).toBeUndefined()

    const { fill } = await trade(app, player, { side: 'buy', symbol: 'SMOKES', quantity: 40 })
    expect(fill.total).toBeLessThan(-500)
    const before = (await stats(app, player)).cash
    const rewarded = await go('jersey')
    expect(rewarded).toMatchObject({ guide_reward: 100, toll: 50 })
    expect(rewarded.state_delta.cash).toBeCloseTo(before - 50 + 100, 2)
    expect(await stats(app, player)).toMatchObject({
      guide_reward: null,
      cash: expect.closeTo(before + 50, 2),
    })
    expect((await go('manhattan')).guide_reward).toBeUndefined()
    await expectBalancedBooks(store)
    expect(await audit(store.db)).toEqual([])
  })

  test('the audit finds a reward that the player’s row does not know', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    await trade(app, player, { side: 'buy', symbol: 'SMOKES', quantity: 40 })
    await call(app, travelCall, { body: { borough: 'jersey' }, headers: player.headers })
    await asOwner(store).db.execute(
      sql`update players set guide_paid = false where id = ${player.id}`,
    )
    expect(await audit(store.db)).toEqual([
      {
        row: `players ${player.id}`,
        sentence: 'The reward of the guide is recorded as paid: f, and the books say t.',
      },
    ])
  })
})
