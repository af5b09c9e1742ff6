import { expect, test } from 'vitest'
import { tickIn } from '#src/rules/calendar.ts'
import { lastSeason } from '#src/server/platform/db/repositories/seasons.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { publishRoots } from '#src/server/read/season/publish-roots.ts'
import { createTestApp, signInAs } from '#tests/support/app.ts'
import { describeOnOneEngine } from '#tests/support/database.ts'
import { deferred } from '#tests/support/deferred.ts'
import { trade } from '#tests/support/trades.ts'

const BUY = { side: 'buy', symbol: 'SMOKES', quantity: 1 } as const

/** A store whose transactions stay open after their work until `release` resolves. */
function heldStore(store: Store, reached: () => void, release: Promise<void>): Store {
  return {
    ...store,
    transact: (work) =>
      store.transact(async (tx) => {
        const result = await work(tx)
        reached()
        await release
        return result
      }),
  }
}

describeOnOneEngine('a player’s first trade of a season', (openFreshStore) => {
  test('does not wait for a transaction that publishes roots', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const [known, fresh] = [await signInAs(app), await signInAs(app)]
    await trade(app, known, BUY)
    const season = (await lastSeason(store.db)) ?? expect.fail('no season')
    const [held, release] = [deferred(), deferred()]
    const publishing = publishRoots(
      { store: heldStore(store, held.resolve, release.promise) },
      season,
      tickIn(season.id, app.clock.now()),
    )
    await held.promise
    try {
      // Its run and its impact on the price refer to the season, whose row is locked.
      expect((await trade(app, fresh, BUY)).fill.quantity).toBe(1)
    } finally {
      release.resolve()
      await publishing
    }
  })
})
