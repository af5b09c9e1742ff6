import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { Transaction } from '#src/server/platform/db/database.ts'
import { loadSheets, storeWrites } from '#src/server/write/sheet-repository.ts'
import { countedIds } from '#tests/support/counted-ids.ts'
import { createDatabase, ENGINES, openTestStore } from '#tests/support/database.ts'
import {
  ADA,
  ANSWER,
  EVENTS,
  OFFER,
  PAYMENT,
  queryOf,
  setUp,
} from '#tests/support/seeded-city/sheet-setup.ts'
import { sqlCity } from '#tests/support/seeded-city/sql-city.ts'

test.each(ENGINES)('load and store of a sheet read no whole table on %s', async (engine) => {
  const { location, remove } = await createDatabase(engine)
  onTestFinished(remove)
  const store = await openTestStore(location)
  onTestFinished(() => store.close())
  const { uuid } = countedIds({ head: 'e1b2c3d4', salt: 'entries' })
  const { load, writesOf } = await setUp(sqlCity(store, uuid))
  const writes = writesOf(await load(ADA), EVENTS, { answer: ANSWER, payment: PAYMENT })
  // Now PostgreSQL knows that the tables are small, and would rather read them from end to end.
  await store.db.execute(sql`analyze`)
  await store.transact(async (tx) => {
    const named = { named: OFFER.id, nameKey: 'ada', payments: [PAYMENT.reference] }
    const before = await scansOf(tx)
    await loadSheets(tx, [queryOf(ADA, { ...named, answerKey: ANSWER.key_hash, missions: true })])
    expect(await storeWrites(tx, [writes])).toEqual([true])
    expect(await scansOf(tx)).toEqual(before)
  })
})

/** Returns how often each table was read from end to end. It counts scans before the transaction that are not yet reported. */
async function scansOf(tx: Transaction) {
  const { rows } = await tx.execute(
    sql`select relname, seq_scan from pg_stat_xact_user_tables where seq_scan > 0 order by relname`,
  )
  return rows
}
