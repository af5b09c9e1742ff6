import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { isOverload } from '#src/server/platform/db/overload.ts'
import { accounts } from '#src/server/platform/db/schema.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { administer } from '#tests/support/administer.ts'
import { createDatabase, openTestStore } from '#tests/support/database.ts'
import { deferred } from '#tests/support/deferred.ts'

async function setup() {
  const database = await createDatabase('postgres')
  const stores: Store[] = []
  onTestFinished(async () => {
    await Promise.all(stores.map((store) => store.close()))
    await database.remove()
  })
  const open = async () => {
    const store = await openTestStore(database.location)
    stores.push(store)
    return store
  }
  return { open, name: new URL(database.location.databaseUrl ?? '').pathname.slice(1) }
}

function urlWith(change: (url: URL) => void): { databaseUrl: string; dataDir: string } {
  const url = new URL(inject('postgresUrl'))
  change(url)
  return { databaseUrl: url.href, dataDir: '' }
}

test('creates the tables once when four nodes start together', async () => {
  const { open } = await setup()
  const stores = await Promise.all([open(), open(), open(), open()])
  await stores[0]?.db.insert(accounts).values({ name: 'house', balanceCents: 1 })
  expect(await stores[3]?.db.select().from(accounts)).toHaveLength(1)
  const applied = await stores[1]?.db.execute(sql`select hash from drizzle.__drizzle_migrations`)
  expect(new Set(applied?.rows.map(({ hash }) => hash)).size).toBe(applied?.rows.length)
})

test('sets the timeouts of sessions', async () => {
  const { open, name } = await setup()
  await administer(inject('postgresUrl'), `alter database ${name} reset all`)
  const { db } = await open()
  const { rows } = await db.execute(
    sql`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('timezone') as zone`,
  )
  expect(rows).toEqual([{ statement: '10s', idle: '10s', zone: 'UTC' }])
})

test('loses only the work in progress when idle and active connections are cut', async () => {
  const { open } = await setup()
  const [mine, other] = await Promise.all([open(), open()])
  const cutAll = () =>
    other.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
  const countOthers = async () => {
    const { rows } = await other.db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    return rows.length
  }
  await mine.ping()
  const cutAtWork = mine.transact(async (tx) => {
    await tx.insert(accounts).values({ name: 'house', balanceCents: 1 })
    await cutAll()
    await expect.poll(countOthers).toBe(0)
    await other.ping()
    await tx.insert(accounts).values({ name: 'pot', balanceCents: 1 })
  })
  // It is answered with 503.
  await expect(cutAtWork).rejects.toSatisfy(isOverload)
  expect(await mine.db.select().from(accounts)).toEqual([])
  await mine.ping()
})

test('rejects a database of a newer version', async () => {
  const { open } = await setup()
  const { db } = await open()
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 9e12)`,
  )
  await expect(open()).rejects.toMatchObject({
    code: 'data_newer',
    message: expect.stringMatching(
      /^The data in the database dcw_test_\w+ on 127.0.0.1 was written/,
    ),
  })
})

test('rejects a wrong password with a message that does not contain it', async () => {
  const location = urlWith((url) => {
    url.password = 'guessed'
  })
  const { host } = new URL(location.databaseUrl)
  await expect(openTestStore(location)).rejects.toMatchObject({
    code: 'wrong_credentials',
    message: `PostgreSQL at ${host}/postgres refused the user or the password in DATABASE_URL.`,
  })
})

test('rejects a missing password and closes the connection', async () => {
  const location = urlWith((url) => {
    url.password = ''
  })
  const sockets = (): number =>
    process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length
  const before = sockets()
  await expect(openTestStore(location)).rejects.toMatchObject({ code: 'wrong_credentials' })
  await expect.poll(sockets).toBeLessThanOrEqual(before)
})

test('rejects a database that does not exist', async () => {
  const location = urlWith((url) => {
    url.pathname = '/nowhere'
  })
  const { host } = new URL(location.databaseUrl)
  await expect(openTestStore(location)).rejects.toMatchObject({
    code: 'postgres_unreachable',
    message: `PostgreSQL at ${host}/nowhere refused the connection (database "nowhere" does not exist).`,
  })
})

test('rejects an address without a server', async () => {
  // No server listens on port 1, and the system does not assign it.
  const port = 1
  await expect(
    openTestStore({ databaseUrl: `postgres://dcw:secret@127.0.0.1:${port}/game`, dataDir: '' }),
  ).rejects.toMatchObject({
    code: 'postgres_unreachable',
    message: `PostgreSQL at 127.0.0.1:${port}/game cannot be reached (connect ECONNREFUSED 127.0.0.1:${port}): start it, correct DATABASE_URL, or leave DATABASE_URL empty for the embedded database.`,
  })
})

test.each(['my database', 'postgres://dcw:secret@host:port/game'])(
  'rejects an invalid address: %s',
  async (databaseUrl) => {
    await expect(openTestStore({ databaseUrl, dataDir: '' })).rejects.toMatchObject({
      code: 'bad_database_url',
    })
  },
)

test('answers reads while more transactions than connections wait for a lock', async () => {
  const { open } = await setup()
  const store = await open()
  const lock = sql`select pg_advisory_xact_lock(42)`
  const { promise: held, resolve: release } = deferred()
  onTestFinished(() => release())
  const writes = Array.from({ length: 14 }, (_, index) =>
    store.transact(async (tx) => {
      await tx.execute(lock)
      // The first transaction holds the lock until the release; the others continue at once.
      await held
      return index
    }),
  )
  const waiting = async (): Promise<number> => {
    const { rows } = await store.db.execute(
      sql`select count(*)::int as count from pg_locks
        where locktype = 'advisory' and objid = 42 and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    )
    return Number(rows[0]?.['count'])
  }
  await expect.poll(waiting).toBe(6)
  release()
  expect(await Promise.all(writes)).toEqual(writes.map((_, index) => index))
})
