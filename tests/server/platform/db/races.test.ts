import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { nonces } from '#src/server/platform/db/account-schema.ts'
import { dailyUsage, entries, players } from '#src/server/platform/db/schema.ts'
import { sqlState } from '#src/server/platform/db/sql-state.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { aPlayer } from './rows.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const LATER = new Date('2026-11-20T12:10:00Z')

/** Runs `attempt` concurrently. Resolves with the number of attempts that returned a row. */
async function winners(
  rivals: number,
  attempt: () => Promise<readonly unknown[]>,
): Promise<number> {
  const answers = await Promise.all(Array.from({ length: rivals }, attempt))
  return answers.filter((rows) => rows.length > 0).length
}

describeOnBothEngines('races', (openFreshStore) => {
  test('lets one of 20 concurrent callers consume a nonce', async () => {
    const { db } = asOwner(await openFreshStore())
    await db
      .insert(nonces)
      .values({ nonce: 'n', address: '0xa', message: 'm', expiresAt: LATER, usedAt: null })
    const consume = () =>
      db
        .update(nonces)
        .set({ usedAt: NOW })
        .where(and(eq(nonces.nonce, 'n'), isNull(nonces.usedAt), gt(nonces.expiresAt, NOW)))
        .returning({ nonce: nonces.nonce })
    expect(await winners(20, consume)).toBe(1)
  })

  test('grants exactly 3 of 40 concurrent uses of a quota of 3', async () => {
    const { db } = asOwner(await openFreshStore())
    const player = aPlayer()
    await db.insert(players).values(player)
    const take = () =>
      db
        .insert(dailyUsage)
        .values({ playerId: player.id, day: '2026-11-20', interactions: 1 })
        .onConflictDoUpdate({
          target: [dailyUsage.playerId, dailyUsage.day],
          set: { interactions: sql`${dailyUsage.interactions} + 1` },
          setWhere: lt(dailyUsage.interactions, 3),
        })
        .returning({ used: dailyUsage.interactions })
    expect(await winners(40, take)).toBe(3)
    expect(await db.select().from(dailyUsage)).toMatchObject([{ interactions: 3 }])
  })

  test('books a cause once in 20 concurrent transactions', async () => {
    const { db, transact } = asOwner(await openFreshStore())
    const book = () =>
      transact((tx) =>
        tx
          .insert(entries)
          .values({ id: aPlayer().id, kind: 'grant', cause: 'player', at: NOW })
          .onConflictDoNothing()
          .returning({ id: entries.id }),
      )
    expect(await winners(20, book)).toBe(1)
    expect(await db.select().from(entries)).toHaveLength(1)
  })

  test('gives a street name to one of 20 concurrent transactions; the others fail with 23505', async () => {
    const { db, transact } = asOwner(await openFreshStore())
    const claim = () =>
      transact((tx) => tx.insert(players).values(aPlayer({ streetName: 'Lefty' }))).then(
        () => 'won',
        sqlState,
      )
    const outcomes = await Promise.all(Array.from({ length: 20 }, claim))
    expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === '23505')).toHaveLength(19)
    expect(await db.select().from(players)).toHaveLength(1)
  })
})
