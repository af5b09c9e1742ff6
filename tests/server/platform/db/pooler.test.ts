import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createRateLimits, LIMITS } from '#src/server/platform/http/rate-limit.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { countedIds } from '#tests/support/counted-ids.ts'
import { createDatabase, openTestStore } from '#tests/support/database.ts'
import { findPgBouncer, startPgBouncer } from '#tests/support/pgbouncer.ts'
import { type Pooler, startPooler } from '#tests/support/pooler.ts'
import { playCity } from '#tests/support/seeded-city/city.ts'
import { sqlCity } from '#tests/support/seeded-city/sql-city.ts'

const CONNECTIONS = 2
const program = findPgBouncer()
/** Ways to start a pooler of transactions in front of a database: the tests' own, and PgBouncer where it is installed. */
const POOLERS: readonly (readonly [string, (databaseUrl: string) => Promise<Pooler>])[] = [
  ['a pooler of transactions', (databaseUrl) => startPooler(databaseUrl, CONNECTIONS)],
  ...(program === undefined
    ? []
    : [
        [
          'PgBouncer',
          (databaseUrl: string) => startPgBouncer(program, databaseUrl, CONNECTIONS),
        ] as const,
      ]),
]

describe.each(POOLERS)('behind %s', (_, start) => {
  /** Opens an empty database through a pooler of two connections. */
  async function setUp() {
    const { location, remove } = await createDatabase('postgres')
    onTestFinished(remove)
    const pooler = await start(location.databaseUrl ?? '')
    onTestFinished(() => pooler.close())
    const open = async (): Promise<Store> => {
      const store = await openTestStore({ databaseUrl: pooler.url, dataDir: '' })
      onTestFinished(() => store.close())
      return store
    }
    return { pooler, open }
  }

  test('migrates once when three nodes start together', async () => {
    const { pooler, open } = await setUp()
    const stores = await Promise.all([open(), open(), open()])
    const applied = await stores[0]?.db.execute(sql`select hash from drizzle.__drizzle_migrations`)
    expect(new Set(applied?.rows.map(({ hash }) => hash)).size).toBe(applied?.rows.length)
    expect(pooler.refused).toEqual([])
  })

  test('plays a city', async () => {
    const { pooler, open } = await setUp()
    const store = await open()
    const { uuid } = countedIds({ head: '0c17c17c', salt: 'pooler' })
    const size = { seed: 1, acts: 100, players: 20, checkEvery: 100 }
    expect(await playCity(sqlCity(store, uuid), store, size)).toMatchObject({ acts: 100 })
    expect(pooler.refused).toEqual([])
  })

  test('counts rate limits', async () => {
    const { pooler } = await setUp()
    const pool = new pg.Pool({ connectionString: pooler.url, max: 2 })
    onTestFinished(() => pool.end())
    const limits = await createRateLimits(
      { ...LIMITS, playerWrites: { points: 1, seconds: 60 } },
      pool,
    )
    await limits.take('playerWrites', 'ada')
    await expect(limits.take('playerWrites', 'ada')).rejects.toMatchObject({ code: 'rate_limited' })
    const { rows } = await pool.query('select count(*)::int as counted from rate_limits')
    expect(rows).toEqual([{ counted: 1 }])
    expect(pooler.refused).toEqual([])
  })
})
