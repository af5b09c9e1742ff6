import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wireCall } from '#src/protocol/calls/economy.ts'
import { playerDataCall } from '#src/protocol/calls/player-data.ts'
import { RULES } from '#src/rules/config.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
import { call, createTestApp, say, send, signInAs, type TestApp } from '#tests/support/app.ts'
import { describeOnBothEngines, describeOnOneEngine } from '#tests/support/database.ts'
import { stepUp } from '#tests/support/step-up.ts'
import { trade } from '#tests/support/trades.ts'

/** The tables with rows of players that a deletion empties. */
const DELETED = [
  ...['answers', 'conversations', 'identities', 'notices', 'offers', 'payment_orders'],
  ...['recollections', 'relations', 'reply_tokens', 'sessions', 'standings', 'stash', 'turns'],
]
/** Those whose rows are pseudonymous, or are kept for the budgets and the books. */
const KEPT = [
  ...['accounts', 'daily_usage', 'day_profits', 'encounters', 'events', 'favours', 'hearsay'],
  ...['heat', 'impacts', 'loans', 'missions', 'payments', 'player_months', 'recaps', 'runs'],
  ...['simulations', 'sponsorships', 'wire'],
]
/** The lists of the export by table, where they are named otherwise. `game` holds those that are not here. */
const LISTS: Readonly<Record<string, string>> = {
  ...{ answers: 'stored_answers', conversations: 'conversations', events: 'events' },
  ...{ identities: 'identities', loans: 'loans', notices: 'notices', offers: 'offers' },
  ...{ payment_orders: 'orders', payments: 'purchases', recollections: 'own_words' },
  ...{ relations: 'memory', sessions: 'sessions', sponsorships: 'sponsored_calls' },
}
/** Rows that hold no more than messages and offers, which are exported, and secrets. */
const IN_OTHERS = ['reply_tokens', 'turns']

async function tablesOfPlayers({ server }: TestApp): Promise<string[]> {
  const { rows } = await server.store.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'player_id' order by table_name`,
  )
  return rows.map(({ name }) => name)
}

describeOnBothEngines('what is stored about a player', (openFreshStore) => {
  test('is exported, or deleted, or kept by name: each table with rows of players', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    await say(app, player, 'My sister Rosa needs a loan')
    await trade(app, player, { side: 'buy', symbol: 'SMOKES', quantity: 1 })
    await stepUp(app, player)
    const data: Readonly<Record<string, unknown>> = await call(app, playerDataCall, {
      headers: player.headers,
    })
    const tables = await tablesOfPlayers(app)
    expect([...DELETED, ...KEPT].sort()).toEqual(tables)
    const game = data['game'] as Readonly<Record<string, readonly unknown[]>>
    const rowsIn = async (table: string): Promise<number> => {
      const { rows } = await app.server.store.db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(table)} where player_id = ${player.id}`,
      )
      return rows[0]?.count ?? 0
    }
    const exported = tables.filter((table) => !IN_OTHERS.includes(table))
    for (const table of exported) {
      const list = (data[LISTS[table] ?? ''] ?? game[table]) as readonly unknown[] | undefined
      expect(list?.length, table).toBe(await rowsIn(table))
    }
    await send(app, 'DELETE /player/data', { headers: player.headers })
    for (const table of DELETED) expect(await rowsIn(table), table).toBe(0)
  })
})

describeOnOneEngine('the wire', (openFreshStore) => {
  test('says nothing of a player who was deleted, neither the name nor the id', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    const { dayMs, graceMs, tickMs } = { ...RULES.clock, ...RULES.loans }
    const lateMs = RULES.start.debt.days * dayMs + graceMs
    app.clock.advance(lateMs + (RULES.late.owned.fromDay - 1) * dayMs + tickMs)
    await new PlayerWriter(app.server, app.market).catchUp(player.id)
    app.clock.advance(tickMs)
    const newsOfPlayers = async () => {
      const { items } = await call(app, wireCall, { query: { limit: 100 } })
      return items.filter(({ symbol }) => symbol === null)
    }
    expect(await newsOfPlayers()).toHaveLength(1)
    const again = await signInAs(app, player.account)
    await stepUp(app, again)
    expect(await send(app, 'DELETE /player/data', { headers: again.headers })).toMatchObject({
      status: 204,
    })
    expect(await newsOfPlayers()).toEqual([])
  })
})
