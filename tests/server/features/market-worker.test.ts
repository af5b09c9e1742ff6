import { expect, onTestFinished, test } from 'vitest'
import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { cityBidsOf } from '#src/server/read/market/city-bids-repository.ts'
import { standingOf } from '#src/server/read/leaderboard/standing-repository.ts'
import { seasonRowOf } from '#src/server/platform/db/repositories/seasons.ts'
import { runMarketWorker } from '#src/server/market-worker.ts'
import {
  call,
  chipOf,
  createTestApp,
  expectBalancedBooks,
  say,
  signInAs,
} from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'

const TICK_MS = 20 * 60_000

describeOnBothEngines('the market worker', (openFreshStore) => {
  test('runs ticks, ends seasons and accrues interest without requests', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const debtor = await signInAs(app)
    const offered = await say(app, debtor, 'I need a loan')
    const body = chipOf(offered, 'accept')
    await call(app, chatChoiceCall, { body, headers: debtor.headers })
    const stopping = new AbortController()
    const ended = runMarketWorker(app.server, app.market, stopping.signal)
    onTestFinished(async () => {
      stopping.abort()
      await ended
    })
    await expect.poll(async () => (await cityBidsOf(store.db, '2026-09'))?.tick).toBe(36)

    app.clock.advance(TICK_MS)
    await expect.poll(async () => (await cityBidsOf(store.db, '2026-09'))?.tick).toBe(37)

    app.clock.advance(86_400_000)
    const net = async () => (await standingOf(store.db, debtor.id))?.netWorthCents
    // A tenth more of the $550 and 5 % of the $4,000, without a request of the debtor.
    await expect.poll(net).toBe(250_000 - 60_500 - 420_000)

    app.clock.setTo(new Date('2026-10-01T00:00:00.000Z'))
    await expect.poll(async () => (await cityBidsOf(store.db, '2026-10'))?.tick).toBe(0)
    expect((await seasonRowOf(store.db, '2026-09'))?.revealed).toBe(true)
    stopping.abort()
    await ended
    await expectBalancedBooks(store)
  })
})
