import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#src/server/platform/db/schema.ts'
import { sqlState } from '#src/server/platform/db/sql-state.ts'
import { transact } from '#src/server/platform/db/transact.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { deferred } from '#tests/support/deferred.ts'

/** Records pauses instead of waiting. */
function setup() {
  const pauses: number[] = []
  return {
    pauses,
    server: {
      chance: () => 0.5,
      wait: async (milliseconds: number) => {
        pauses.push(milliseconds)
      },
    },
  }
}

const raise = (state: string) => sql.raw(`do $$ begin raise sqlstate '${state}'; end $$`)

describeOnBothEngines('transact', (openFreshStore, engine) => {
  test.each(['40001', '40P01'])('retries after %s until the work succeeds', async (state) => {
    const { db } = asOwner(await openFreshStore())
    const { server, pauses } = setup()
    let attempts = 0
    await transact(
      db,
      async (tx) => {
        attempts += 1
        await tx.insert(accounts).values({ name: 'house', balanceCents: attempts })
        if (attempts < 4) await tx.execute(raise(state))
      },
      server,
    )
    expect(await db.select().from(accounts)).toMatchObject([{ name: 'house', balanceCents: 4 }])
    expect(pauses).toEqual([5, 10, 20])
  })

  test('throws PostgreSQL’s failure after five attempts', async () => {
    const { db } = asOwner(await openFreshStore())
    const { server, pauses } = setup()
    const failure = await transact(db, (tx) => tx.execute(raise('40001')), server).then(
      () => undefined,
      sqlState,
    )
    expect(failure).toBe('40001')
    expect(pauses).toHaveLength(4)
  })

  test('does not retry other failures', async () => {
    const { db } = asOwner(await openFreshStore())
    const { server } = setup()
    let attempts = 0
    const failure = await transact(
      db,
      (tx) => {
        attempts += 1
        return tx.execute(raise('23505'))
      },
      server,
    ).then(() => undefined, sqlState)
    expect({ attempts, failure }).toEqual({ attempts: 1, failure: '23505' })
  })

  test('finishes two transactions that deadlock', async () => {
    const { db, transact } = asOwner(await openFreshStore())
    await db.insert(accounts).values(['a', 'b'].map((name) => ({ name, balanceCents: 0 })))
    const firstLocks = [deferred(), deferred()]
    const lockBoth = (order: readonly string[], own: number) =>
      transact(async (tx) => {
        for (const name of order) {
          await tx.execute(
            sql`update accounts set balance_cents = balance_cents + 1 where name = ${name}`,
          )
          firstLocks[own]?.resolve()
          // The embedded engine runs one transaction at a time, so waiting for the other would never end.
          if (engine === 'postgres') await firstLocks[1 - own]?.promise
        }
      })
    await Promise.all([lockBoth(['a', 'b'], 0), lockBoth(['b', 'a'], 1)])
    expect(await db.select().from(accounts).orderBy(accounts.name)).toMatchObject([
      { balanceCents: 2 },
      { balanceCents: 2 },
    ])
  })
})
