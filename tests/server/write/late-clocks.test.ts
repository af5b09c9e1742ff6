import { expect, test } from 'vitest'
import { createTestApp, expectBalancedBooks, signInAs } from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'
import { trade, tryTrade } from '#tests/support/trades.ts'
import { auditRuns } from '#src/server/write/audit-runs.ts'

const BUY = { side: 'buy', symbol: 'SMOKES', quantity: 1 } as const

describeOnBothEngines('a node whose clock is late', (openFreshStore) => {
  test.each([
    ['midnight', '2026-09-02T00:00:00.000Z'],
    ['the end of a month', '2026-10-01T00:00:00.000Z'],
  ])('writes on, and so do the others, around %s', async (_, turn) => {
    const store = await openFreshStore()
    const instant = Date.parse(turn)
    const hourBefore = new Date(instant - 3_600_000)
    const [clock, late] = [createManualClock(hourBefore), createManualClock(hourBefore)]
    const node = await createTestApp(store, { clock })
    const other = await createTestApp(store, { clock: late })
    const player = await signInAs(node)
    await trade(node, player, BUY)
    clock.setTo(new Date(instant + 1_000))
    late.setTo(new Date(instant - 1_000))
    await trade(node, player, BUY)
    // This clock still shows the day before.
    expect((await tryTrade(other, player, BUY)).status).toBe(200)
    expect((await tryTrade(node, player, BUY)).status).toBe(200)
    clock.advance(3_600_000)
    late.advance(3_600_000)
    expect((await tryTrade(other, player, BUY)).status).toBe(200)
    await expectBalancedBooks(store)
    expect(await auditRuns(store.db)).toEqual([])
  })
})
