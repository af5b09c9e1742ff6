import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sqlState } from '#src/server/platform/db/sql-state.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { createTestApp, signInAs, stats } from '#tests/support/app.ts'
import { asOwner, describeOnOneEngine } from '#tests/support/database.ts'
import { undeletedTables } from '#tests/support/server-rights.ts'
import { storeTables } from '#tests/support/store-tables.ts'
import { trade } from '#tests/support/trades.ts'

/** SQLSTATE 42501: the role has no right to do this. */
const NO_RIGHT = '42501'

/** Resolves with the SQLSTATE by which the server's own connection refuses a statement; undefined if it runs. */
async function refusalOf({ db }: Store, statement: string): Promise<string | undefined> {
  return db.execute(sql.raw(statement)).then(
    () => undefined,
    (failure: unknown) => sqlState(failure),
  )
}

describeOnOneEngine('the rights of the server in the database', (openFreshStore) => {
  test('refuse every change of a player’s tables that does not go through the store', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    const { store } = app.server
    for (const statement of [
      'update players set xp = 1',
      'update stash set quantity = 1',
      'update accounts set balance_cents = 1',
      'update loans set repaid_cents = 1',
      'update events set body = body',
      'update runs set hash = hash',
      'update standings set money_cents = 1',
      'update daily_usage set interactions = 0',
      `insert into heat (player_id, borough, heat) values ('${player.id}', 'queens', 1)`,
      `insert into entries values (gen_random_uuid(), 'opening_grant', 'x', now())`,
      `insert into postings values (gen_random_uuid(), 'house', 1)`,
      'truncate events',
      ...undeletedTables().map((table) => `delete from ${table}`),
    ]) {
      expect([statement, await refusalOf(store, statement)]).toEqual([statement, NO_RIGHT])
    }
  })

  test('let the store write', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAs(app)
    const { fill } = await trade(app, player, { side: 'buy', symbol: 'SMOKES', quantity: 2 })
    expect((await stats(app, player)).cash).toBeCloseTo(2_000 + fill.total, 2)
  })

  test('do not bind a test that writes as the owner', async () => {
    const store = await openFreshStore()
    expect(await refusalOf(store, 'delete from events')).toBe(NO_RIGHT)
    expect(await refusalOf(asOwner(store), 'delete from events')).toBeUndefined()
  })

  test('name every table that the store writes', () => {
    expect(storeTables()).toEqual(
      expect.arrayContaining(['accounts', 'events', 'players', 'runs', 'stash', 'wire']),
    )
    expect(undeletedTables()).toEqual(expect.arrayContaining(['events', 'players', 'wire']))
    expect(undeletedTables()).not.toContain('messages')
  })
})
