import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  accounts,
  conversations,
  dailyUsage,
  messages,
  players,
  seasons,
} from '#src/server/platform/db/schema.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { aConversation, aPlayer } from './rows.ts'

describeOnBothEngines('types', (openFreshStore) => {
  test('reads a row as it was written', async () => {
    const { db } = asOwner(await openFreshStore())
    const row = aPlayer({
      earnedCents: 9_007_199_254_740_991,
      reputation: 0.1 + 0.2,
      betaFeatures: ['beta_trade', 'ünï “quoted” \\ \u0001'],
      lastActiveDay: '2026-02-28',
      createdAt: new Date('2026-11-20T23:59:59.123Z'),
    })
    const [returned] = await db.insert(players).values(row).returning()
    expect(returned).toEqual(row)
    const [read] = await db.select().from(players).where(eq(players.id, row.id))
    expect(read).toEqual(row)
  })

  test('reads absent values as null', async () => {
    const { db } = asOwner(await openFreshStore())
    const [row] = await db
      .insert(players)
      .values(aPlayer({ lastActiveDay: null }))
      .returning({ day: players.lastActiveDay })
    expect(row).toEqual({ day: null })
  })

  test('computes negative cents and sums of cents exactly', async () => {
    const { db } = asOwner(await openFreshStore())
    await db.insert(accounts).values([
      { name: 'house', balanceCents: -9_000_000_000_000_001 },
      { name: 'pot', balanceCents: 9_000_000_000_000_000 },
    ])
    const [total] = await db
      .select({ cents: sql<number>`sum(${accounts.balanceCents})`.mapWith(Number) })
      .from(accounts)
    expect(total).toEqual({ cents: -1 })
  })

  test('returns raw rows in the same form on both engines', async () => {
    const { db } = asOwner(await openFreshStore())
    const { rows } = await db.execute(sql`
      select count(*) as counted, 1.50::numeric as exact, 1.5::float8 as rough, 7::int as whole,
        '2026-11-20'::date as day, '2026-11-20T12:00:00.5+02:00'::timestamptz as instant,
        '{"a": [1, null]}'::jsonb as json, true as yes, null::text as nothing`)
    expect(rows).toEqual([
      {
        counted: '1',
        exact: '1.50',
        rough: 1.5,
        whole: 7,
        day: '2026-11-20',
        instant: '2026-11-20 10:00:00.5+00',
        json: { a: [1, null] },
        yes: true,
        nothing: null,
      },
    ])
  })

  test('stores nested values in jsonb', async () => {
    const { db } = asOwner(await openFreshStore())
    const player = aPlayer()
    await db.insert(players).values(player)
    const conversation = aConversation(player.id, {
      quickReplies: [
        {
          title: 'Take $1,000',
          payload: { action: 'story_choice', details: { deep: [{ n: 1 }] } },
        },
        { title: 'Say "no"', payload: 'no' },
      ],
    })
    const [read] = await db.insert(conversations).values(conversation).returning()
    expect(read).toEqual(conversation)
  })

  test('stores a long text with many scripts', async () => {
    const { db } = asOwner(await openFreshStore())
    const player = aPlayer()
    await db.insert(players).values(player)
    const conversation = aConversation(player.id)
    await db.insert(conversations).values(conversation)
    const content = `${'€ 漢字 🦈 \u202e عربى $1 ? :name '.repeat(2_000)}'; drop table messages; --`
    const message = {
      id: randomUUID(),
      conversationId: conversation.id,
      seq: 1,
      role: 'user' as const,
      content,
      turnId: null,
      createdAt: new Date(0),
    }
    await db.insert(messages).values(message)
    expect(await db.select().from(messages)).toEqual([message])
  })

  test('counts in one upsert statement', async () => {
    const { db } = asOwner(await openFreshStore())
    const player = aPlayer()
    await db.insert(players).values(player)
    const use = () =>
      db
        .insert(dailyUsage)
        .values({ playerId: player.id, day: '2026-11-20', interactions: 1 })
        .onConflictDoUpdate({
          target: [dailyUsage.playerId, dailyUsage.day],
          set: { interactions: sql`${dailyUsage.interactions} + 1` },
        })
        .returning({ interactions: dailyUsage.interactions })
    expect([await use(), await use()]).toEqual([[{ interactions: 1 }], [{ interactions: 2 }]])
  })

  test('ignores a second season with the same id', async () => {
    const { db } = asOwner(await openFreshStore())
    const season = { id: '2026-11', seed: 's', seedHash: 'h', revealed: false }
    const insert = () =>
      db.insert(seasons).values(season).onConflictDoNothing().returning({ id: seasons.id })
    expect([await insert(), await insert()]).toEqual([[{ id: '2026-11' }], []])
  })
})
