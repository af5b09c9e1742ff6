import { onTestFinished, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { openTestStore } from '#tests/support/database.ts'
import { startMortalPostgres } from '#tests/support/mortal-postgres.ts'
import { expectNothingLost } from '#tests/support/outage-traders.ts'
import { startPostgresPair } from '#tests/support/postgres-pair.ts'

test('answers 503 or the write itself while PostgreSQL stops at once and starts again, and loses nothing', async () => {
  const postgres = await startMortalPostgres()
  onTestFinished(() => postgres.close())
  const store = await openTestStore({ databaseUrl: postgres.url, dataDir: '' })
  onTestFinished(() => store.close())
  await expectNothingLost(await createTestApp(store), store, {
    stop: () => postgres.stopAtOnce(),
    restore: () => postgres.startAgain(),
  })
})

test('loses nothing when the primary is lost and its synchronous standby is promoted', async () => {
  const pair = await startPostgresPair()
  onTestFinished(() => pair.close())
  const store = await openTestStore({ databaseUrl: pair.url, dataDir: '' })
  onTestFinished(() => store.close())
  await expectNothingLost(await createTestApp(store), store, {
    stop: () => pair.losePrimary(),
    restore: () => pair.promoteStandby(),
  })
})
