import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#src/server/platform/db/database.ts'
import { accounts, conversations, players } from '#src/server/platform/db/schema.ts'
import { sqlFailure, sqlState } from '#src/server/platform/db/sql-state.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { aConversation, aPlayer } from './rows.ts'
import { deferred } from '#tests/support/deferred.ts'

const names = async (db: Database) =>
  (await db.select({ name: accounts.name }).from(accounts).orderBy(accounts.name)).map(
    ({ name }) => name,
  )
const account = (name: string) => ({ name, balanceCents: 0 })

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (failure: unknown) => failure,
  )
}

describeOnBothEngines('transactions', (openFreshStore, engine) => {
  test('commits the work and returns its result', async () => {
    const { db, transact } = asOwner(await openFreshStore())
    const returned = await transact(async (tx) => {
      await tx.insert(accounts).values(account('house'))
      await tx.insert(accounts).values(account('pot'))
      return 'done'
    })
    expect(returned).toBe('done')
    expect(await names(db)).toEqual(['house', 'pot'])
  })

  test('rolls back and rethrows when the work throws', async () => {
    const { db, transact } = asOwner(await openFreshStore())
    const boom = new RangeError('boom')
    const failure = await failureOf(
      transact(async (tx) => {
        await tx.insert(accounts).values(account('house'))
        throw boom
      }),
    )
    expect(failure).toBe(boom)
    expect(await names(db)).toEqual([])
  })

  test('rolls back when a statement fails', async () => {
    const { db, transact } = asOwner(await openFreshStore())
    const failure = await failureOf(
      transact(async (tx) => {
        await tx.insert(accounts).values(account('house'))
        await tx.insert(accounts).values(account('house'))
      }),
    )
    expect(sqlState(failure)).toBe('23505')
    expect(await names(db)).toEqual([])
  })

  test('rolls back only a savepoint when its part fails', async () => {
    const { db, transact } = asOwner(await openFreshStore())
    await transact(async (tx) => {
      await tx.insert(accounts).values(account('house'))
      await failureOf(
        tx.transaction(async (inner) => {
          await inner.insert(accounts).values(account('pot'))
          await inner.insert(accounts).values(account('house'))
        }),
      )
      await tx.insert(accounts).values(account('fees'))
    })
    expect(await names(db)).toEqual(['fees', 'house'])
  })

  test('does not show uncommitted rows', async () => {
    const { db, transact } = asOwner(await openFreshStore())
    const { promise: held, resolve: release } = deferred()
    const undone = failureOf(
      transact(async (tx) => {
        await tx.insert(accounts).values(account('house'))
        await held
        throw new RangeError('boom')
      }),
    )
    // PostgreSQL answers at once with the earlier state; the embedded engine after the transaction.
    const seen = names(db)
    if (engine === 'postgres') await seen
    release()
    await undone
    expect(await seen).toEqual([])
  })

  test('runs concurrent transactions atomically', async () => {
    const { db, transact } = asOwner(await openFreshStore())
    await db.insert(accounts).values([account('house'), account('pot')])
    const move = (amount: number) =>
      transact(async (tx) => {
        const add = (cents: number) => ({ balanceCents: sql`${accounts.balanceCents} + ${cents}` })
        await tx.update(accounts).set(add(-amount)).where(eq(accounts.name, 'house'))
        await tx.update(accounts).set(add(amount)).where(eq(accounts.name, 'pot'))
        if (amount % 2 === 0) throw new RangeError('even')
      })
    await Promise.allSettled(Array.from({ length: 40 }, (_, index) => move(index + 1)))
    const odd = 20 * 20
    expect(await db.select().from(accounts).orderBy(accounts.name)).toMatchObject([
      { name: 'house', balanceCents: -odd },
      { name: 'pot', balanceCents: odd },
    ])
  })

  test('reports the constraint of a unique violation', async () => {
    const { db } = asOwner(await openFreshStore())
    const player = aPlayer()
    await db.insert(players).values(player)
    const failure = await failureOf(
      db.insert(players).values(aPlayer({ streetName: player.streetName })),
    )
    expect(sqlFailure(failure)).toMatchObject({
      code: '23505',
      constraint: 'players_street_name_unique',
      table: 'players',
    })
  })

  test('rejects a row with a missing reference', async () => {
    const { db } = asOwner(await openFreshStore())
    const failure = await failureOf(db.insert(conversations).values(aConversation(aPlayer().id)))
    expect(sqlState(failure)).toBe('23503')
  })

  test('rejects a missing value and names its column', async () => {
    const { db } = asOwner(await openFreshStore())
    const failure = await failureOf(
      db.execute(sql`insert into accounts (name, balance_cents) values ('house', null)`),
    )
    expect(sqlFailure(failure)).toMatchObject({ code: '23502', column: 'balance_cents' })
  })

  test('rejects a text with a NUL and remains usable', async () => {
    const { db } = asOwner(await openFreshStore())
    const failure = await failureOf(db.insert(accounts).values(account('nul \0')))
    expect(sqlState(failure)).toBe('22021')
    expect(await names(db)).toEqual([])
  })
})
