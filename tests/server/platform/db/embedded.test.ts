import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { EmbeddedTransaction } from '#src/server/platform/db/embedded-transaction.ts'
import { PgliteThread } from '#src/server/platform/db/pglite-thread.ts'
import { accounts } from '#src/server/platform/db/schema.ts'
import { sqlState } from '#src/server/platform/db/sql-state.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { openTestStore, workerUrl } from '#tests/support/database.ts'
import { copyEmbedded, embeddedFolder } from '#tests/support/embedded-folder.ts'
import { deferred } from '#tests/support/deferred.ts'

async function setup() {
  const dataDir = embeddedFolder()
  const fatal: string[] = []
  const store = await openTestStore({ dataDir }, (sentence) => fatal.push(sentence))
  onTestFinished(() => store.close())
  return { ...store, dataDir, fatal }
}

const insert = (name: string) => sql`insert into accounts (name, balance_cents) values (${name}, 0)`
const raise = (state: string) => sql.raw(`do $$ begin raise sqlstate '${state}'; end $$`)

test('finishes running work on close and has it after reopening', async () => {
  const dataDir = embeddedFolder()
  const store = await openTestStore({ dataDir })
  const work = store.transact(async (tx) => {
    await tx.execute(insert('house'))
    await tx.execute(insert('pot'))
  })
  await store.close()
  await work
  await expect(store.ping()).rejects.toMatchObject({ cause: { code: 'closed' } })
  const again = await openTestStore({ dataDir })
  onTestFinished(() => again.close())
  expect(await again.db.select().from(accounts)).toHaveLength(2)
})

describe('one store', () => {
  let store: Store
  let folder: string
  beforeAll(async () => {
    folder = copyEmbedded()
    store = await openTestStore({ dataDir: folder })
  })
  beforeEach(async () => {
    await store.db.execute(sql`delete from accounts`)
  })
  afterAll(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })
  const count = async () => (await store.db.select().from(accounts)).length

  test('answers queries that are sent during a transaction after it, in order, before the waiting transactions', async () => {
    const { db, transact } = store
    const order: string[] = []
    const record = (what: string) => () => order.push(what)
    const first = transact(async (tx) => {
      await tx.execute(insert('first'))
      await tx.execute(insert('still first'))
      order.push('first')
    })
    const second = db.execute(insert('second')).then(record('second'))
    const third = transact(async (tx) => {
      await tx.execute(insert('third'))
      order.push('third')
    })
    const fourth = db.execute(insert('fourth')).then(record('fourth'))
    await Promise.all([first, second, third, fourth])
    expect(order).toEqual(['first', 'second', 'fourth', 'third'])
  })

  test('rejects a query on the whole database from inside a transaction at once', async () => {
    const { db, transact } = store
    const inside = transact(async (tx) => {
      await tx.execute(insert('house'))
      await db.execute(insert('pot'))
    })
    await expect(inside).rejects.toMatchObject({ cause: { code: 'transaction_bypassed' } })
    const nested = transact((tx) => transact(async () => tx))
    await expect(nested).rejects.toMatchObject({ code: 'transaction_bypassed' })
    expect(await count()).toBe(0)
  })

  test('rejects a statement after its transaction has ended', async () => {
    const { transact } = store
    const escaped = await transact(async (tx) => tx)
    const failure = await escaped.execute(insert('late')).then(() => undefined, sqlState)
    expect(failure).toBe('25P01')
    expect(await count()).toBe(0)
  })

  test('rejects a value that cannot be sent, and remains usable', async () => {
    const { db } = store
    const unsendable = sql.param(() => 'a function')
    await expect(db.execute(sql`select ${unsendable}`)).rejects.toMatchObject({
      cause: { code: 'unsendable' },
    })
    expect(await count()).toBe(0)
  })
})

test.each(['53100', 'XX000'])(
  'after %s rejects all pending queries and reports the engine as lost once',
  async (state) => {
    const { db, dataDir, fatal, ping } = await setup()
    const fail = async () => db.execute(raise(state))
    const asked = [fail(), ping(), ping()]
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await expect(ping()).rejects.toMatchObject({ cause: { code: 'database_lost' } })
    expect(fatal).toEqual([
      state === '53100'
        ? `The disk that holds ${dataDir} is full: free at least 64 MB and start again.`
        : expect.stringMatching(/^The embedded database in .* has failed \(.+\): start again/),
    ])
  },
)

test('has all committed rows after the engine was lost', async () => {
  const { db, dataDir, close, ping } = await setup()
  await db.execute(insert('house'))
  await db.execute(raise('XX000')).catch(() => undefined)
  await close()
  await expect(ping()).rejects.toThrow()
  const again = await openTestStore({ dataDir })
  onTestFinished(() => again.close())
  expect(await again.db.select().from(accounts)).toHaveLength(1)
})

test('rolls back an idle transaction and releases the session', async () => {
  const fatal: string[] = []
  const thread = await PgliteThread.start({
    start: { folder: `${embeddedFolder()}/database`, isFresh: false },
    root: 'here',
    workerUrl: workerUrl(),
    onFatal: (sentence) => fatal.push(sentence),
  })
  onTestFinished(() => thread.stop())
  const { promise: released, resolve: release } = deferred()
  const idle = new EmbeddedTransaction(thread, release, 30)
  const statement = (text: string) => ({ sql: text, parameters: [], rowMode: 'object' as const })
  await idle.run(statement(`insert into accounts (name, balance_cents) values ('house', 0)`))
  await released
  await expect(idle.run(statement('select 1'))).rejects.toMatchObject({ code: '25P03' })
  await expect(idle.commit()).rejects.toMatchObject({ code: '25P03' })
  const counted = await thread.ask({
    kind: 'run',
    statement: statement('select count(*) from accounts'),
  })
  expect(counted.rows).toEqual([{ count: '0' }])
})

/** Returns the script of a thread that reports ready and runs `after` at the first request. */
const threadThat = (after: string) =>
  new URL(
    `data:text/javascript,import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => { ${after} });
    parentPort.postMessage({ kind: 'ready' })`,
  )

test.each([
  { what: 'ends', after: 'process.exit(3)', reason: 'its thread has ended' },
  { what: 'throws', after: `throw new RangeError('boom')`, reason: 'boom' },
  { what: 'falls silent', after: '', reason: 'no answer for 0.05 s', silenceLimitMs: 50 },
])(
  'reports the engine as lost when its thread $what',
  async ({ after, reason, silenceLimitMs = 60_000 }) => {
    const fatal: string[] = []
    const thread = await PgliteThread.start({
      start: { folder: '', isFresh: false },
      root: 'here',
      workerUrl: threadThat(after),
      silenceLimitMs,
      onFatal: (sentence) => fatal.push(sentence),
    })
    await expect(thread.ask({ kind: 'begin', transaction: 1 })).rejects.toMatchObject({
      code: 'database_lost',
    })
    expect(fatal).toEqual([
      `The embedded database in here has failed (${reason}): start again, and if it fails again restore the folder from a copy.`,
    ])
  },
)

test('rejects data of a newer version', async () => {
  const dataDir = embeddedFolder()
  const store = await openTestStore({ dataDir })
  await store.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 9e12)`,
  )
  await store.close()
  await expect(openTestStore({ dataDir })).rejects.toMatchObject({
    code: 'data_newer',
    message: expect.stringContaining(
      `The data in ${dataDir} was written by a newer version of the game`,
    ),
  })
})

test('rejects data of an unknown older version with what to do', async () => {
  const dataDir = embeddedFolder()
  const store = await openTestStore({ dataDir })
  await store.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the past', 1)`,
  )
  await store.close()
  await expect(openTestStore({ dataDir })).rejects.toMatchObject({
    code: 'data_unknown',
    message: `The data in ${dataDir} was written by a version of the game that this one cannot read: use another place, or delete the data there to start again.`,
  })
})
