import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chatTurnCall } from '#src/protocol/calls/chat-turns.ts'
import { paymentCall } from '#src/protocol/calls/payments.ts'
import { lockPlayer } from '#src/server/platform/db/repositories/players.ts'
import { mergePlayers } from '#src/server/identity/auth/merge-players.ts'
import { abandonTurn } from '#tests/support/abandon-turn.ts'
import {
  call,
  createTestApp,
  expectBalancedBooks,
  say,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { trade, tryTrade } from '#tests/support/trades.ts'

const BUY = { side: 'buy', symbol: 'SMOKES', quantity: 2 } as const

function merge({ server }: TestApp, [kept, dropped]: readonly [TestPlayer, TestPlayer]) {
  return server.store.transact(async (tx) => {
    const [keptRow, droppedRow] = [await lockPlayer(tx, kept.id), await lockPlayer(tx, dropped.id)]
    if (!keptRow || !droppedRow) return expect.fail('a player is missing')
    return mergePlayers(server, tx, { kept: keptRow, dropped: droppedRow, askedBy: randomUUID() })
  })
}

describeOnBothEngines('a merge', (openFreshStore) => {
  test('is an event of each run, without the id of the other player', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const [kept, dropped] = [await signInAs(app), await signInAs(app)] as const
    await trade(app, dropped, BUY)
    const body = { tx_hash: `demo:${randomUUID()}` }
    await call(app, paymentCall, { headers: dropped.headers, body })
    const { quota_left } = await stats(app, kept)
    await merge(app, [kept, dropped])
    expect((await stats(app, kept)).quota_left).toBe(quota_left + 10)
    const { rows } = await store.db.execute<{ player_id: string; body: string }>(
      sql`select player_id, body from events order by player_id, seq`,
    )
    const kindsOf = ({ id }: TestPlayer) =>
      rows
        .filter(({ player_id }) => player_id === id)
        .map((row) => (JSON.parse(row.body) as { kind: string }).kind)
    expect(kindsOf(kept)).toEqual(['loan_taken', 'messages_received'])
    expect(kindsOf(dropped)).toEqual([
      ...['loan_taken', 'day_begun', 'traded', 'messages_bought', 'player_merged'],
    ])
    for (const row of rows) {
      expect(row.body).not.toContain(kept.id)
      expect(row.body).not.toContain(dropped.id)
    }
    await expectBalancedBooks(store)
  })

  test('ends the running turn of the dropped player, whose reply the kept player reads', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const [kept, dropped] = [await signInAs(app), await signInAs(app)] as const
    const said = await say(app, dropped, 'hello')
    await abandonTurn(store, said.turn_id)
    await merge(app, [kept, dropped])
    const { rows } = await store.db.execute(sql`select state from turns`)
    expect(rows).toEqual([{ state: 'done' }])
    const params = { turn_id: said.turn_id }
    const { response } = await call(app, chatTurnCall, { params, headers: kept.headers })
    expect(response).toBe(said.response)
  })

  test('that fails leaves both players as they were', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const [kept, dropped] = [await signInAs(app), await signInAs(app)] as const
    await trade(app, dropped, BUY)
    const before = await stats(app, dropped)
    // The season's seed is out, so that no write of the season is stored.
    await store.db.execute(sql`update seasons set revealed = true`)
    await expect(merge(app, [kept, dropped])).rejects.toMatchObject({ code: 'unavailable' })
    await store.db.execute(sql`update seasons set revealed = false`)
    expect(await stats(app, dropped)).toEqual(before)
    await expectBalancedBooks(store)
  })

  test('and writes of the dropped player at the same time leave no goods or money behind', async () => {
    const store = await openFreshStore()
    const [one, other] = [await createTestApp(store), await createTestApp(store)]
    const [kept, dropped] = [await signInAs(one), await signInAs(one)] as const
    await Promise.all([
      ...Array.from({ length: 6 }, (_, index) => tryTrade(index % 2 ? one : other, dropped, BUY)),
      merge(one, [kept, dropped]),
    ])
    await expectBalancedBooks(store)
  })
})
