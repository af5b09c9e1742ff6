import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmDurable } from '#src/server/platform/db/durable-fs.ts'
import { type OpenPglite, openPglite } from '#src/server/platform/db/open-pglite.ts'
import type { WorkerReport } from '#src/server/platform/db/pglite-messages.ts'
import { PgliteService } from '#src/server/platform/db/pglite-service.ts'
import { Upkeep } from '#src/server/platform/db/upkeep.ts'
import { copyEmbedded } from '#tests/support/embedded-folder.ts'
import { deferred } from '#tests/support/deferred.ts'

/** One engine for all tests, because opening one is slow. */
const folder = copyEmbedded()
let opened: OpenPglite
beforeAll(async () => {
  opened = await openPglite(join(folder, 'database'), false)
})
beforeEach(async () => {
  await opened.lite.exec('truncate accounts cascade')
})
afterAll(async () => {
  await opened.lite.close()
  rmSync(folder, { recursive: true })
})

test('syncs every commit to disk, but not reads', async () => {
  const { files, lite } = opened
  const before = files.syncs
  for (let row = 1; row <= 5; row += 1) {
    await lite.query('insert into accounts (name, balance_cents) values ($1, 0)', [`row ${row}`])
  }
  expect(files.syncs - before).toBeGreaterThanOrEqual(5)
  const written = files.syncs
  await lite.query('select * from accounts')
  expect(files.syncs).toBe(written)
})

test('syncs the folder of a new file before it reports the commit', async () => {
  const { files, lite } = opened
  await lite.query('select pg_switch_wal()')
  const before = files.folderSyncs
  await lite.exec(
    `insert into accounts select 'row ' || n, null, 0 from generate_series(1, 200000) n`,
  )
  expect(files.folderSyncs).toBeGreaterThan(before)
})

test('uses PostgreSQL’s settings for durability', async () => {
  const { lite } = opened
  const { rows } = await lite.query(
    `select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'wal_sync_method', 'full_page_writes') order by name`,
  )
  expect(rows).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'synchronous_commit', setting: 'on' },
    { name: 'wal_sync_method', setting: 'fsync' },
  ])
})

test('rejects an engine whose commits sync nothing', async () => {
  const { files, lite } = opened
  await confirmDurable(lite, () => files.syncs)
  const never = () => 0
  await expect(confirmDurable(lite, never)).rejects.toMatchObject({ code: 'not_durable' })
})

test('upkeep checkpoints a log that has grown and vacuums dead rows', async () => {
  const { lite } = opened
  const upkeep = new Upkeep(lite)
  await upkeep.run()
  const read = async <value>(query: string) => {
    const { rows } = await lite.query<{ value: value }>(query)
    return rows[0]?.value
  }
  const checkpoint = () =>
    read<string>(`select checkpoint_lsn::text as value from pg_control_checkpoint()`)
  const dead = () =>
    read<number>(
      `select n_dead_tup::int as value from pg_stat_user_tables where relname = 'accounts'`,
    )
  const before = await checkpoint()
  await upkeep.run()
  expect(await checkpoint()).toBe(before)
  await lite.exec(
    `insert into accounts select 'row ' || n, null, 0 from generate_series(1, 60000) n;
    update accounts set balance_cents = 1`,
  )
  // By default the engine updates the count of dead rows once a second.
  await lite.exec(`select pg_stat_force_next_flush()`)
  expect(await dead()).toBeGreaterThan(5_000)
  await upkeep.run()
  expect(await checkpoint()).not.toBe(before)
  expect(await dead()).toBe(0)
})

test('upkeep analyses a table whose rows were only added or changed', async () => {
  const { lite } = opened
  const upkeep = new Upkeep(lite)
  // By default the engine updates its counts once a second.
  const change = (statement: string) => lite.exec(`${statement}; select pg_stat_force_next_flush()`)
  const changes = async () => {
    const { rows } = await lite.query<{ changed: number; added: number }>(
      `select n_mod_since_analyze::int as changed, n_ins_since_vacuum::int as added
      from pg_stat_user_tables where relname = 'accounts'`,
    )
    return rows[0]
  }
  await change('truncate accounts cascade')
  await lite.exec('vacuum (analyze) accounts')
  await change(`insert into accounts select 'row ' || n, null, 0 from generate_series(1, 3000) n`)
  expect(await changes()).toEqual({ changed: 3_000, added: 3_000 })
  await upkeep.run()
  expect(await changes()).toEqual({ changed: 0, added: 0 })
  await change('update accounts set balance_cents = 1')
  expect(await changes()).toEqual({ changed: 3_000, added: 0 })
  await upkeep.run()
  expect(await changes()).toEqual({ changed: 0, added: 0 })
  await change(`update accounts set balance_cents = 2 where name = 'row 1'`)
  await upkeep.run()
  expect(await changes()).toEqual({ changed: 1, added: 0 })
})

test('upkeep waits for the end of a transaction', async () => {
  const { files, lite } = opened
  const order: string[] = []
  const { promise: ended, resolve } = deferred()
  const service = new PgliteService({
    lite,
    files,
    report: (message: WorkerReport) => order.push(message.kind),
    upkeep: async () => {
      order.push('upkeep')
      resolve()
    },
  })
  service.accept({ id: 1, kind: 'begin', transaction: 7 })
  service.requestUpkeep()
  const statement = { sql: 'select 1', parameters: [], rowMode: 'object' as const }
  service.accept({ id: 2, kind: 'run-inside', transaction: 7, statement })
  service.accept({ id: 3, kind: 'end', transaction: 7, verb: 'commit' })
  await ended
  expect(order).toEqual(['answer', 'answer', 'answer', 'upkeep'])
})

test('rejects a statement of a transaction that has not begun', async () => {
  const { files, lite } = opened
  const { promise: reported, resolve } = deferred<WorkerReport>()
  const service = new PgliteService({ lite, files, report: resolve, upkeep: async () => undefined })
  const statement = { sql: 'delete from accounts', parameters: [], rowMode: 'object' as const }
  service.accept({ id: 1, kind: 'run-inside', transaction: 7, statement })
  expect(await reported).toMatchObject({
    kind: 'failure',
    id: 1,
    failure: { sql: { code: '25P01' } },
  })
})

test('reports the engine as lost after a failed sync, even if the statement succeeded', async () => {
  const { lite } = opened
  const { promise: reported, resolve } = deferred<WorkerReport>()
  const failure = Object.assign(new RangeError('EIO: i/o error, fdatasync'), { code: 'EIO' })
  const service = new PgliteService({
    lite,
    files: { failure },
    report: resolve,
    upkeep: async () => undefined,
  })
  const statement = { sql: 'select 1', parameters: [], rowMode: 'object' as const }
  service.accept({ id: 1, kind: 'run', statement })
  expect(await reported).toEqual({
    kind: 'fatal',
    cause: 'EIO: i/o error, fdatasync',
    isDiskFull: false,
  })
})

test('uses the version of PGlite that the file system is written for', () => {
  const manifest: unknown = JSON.parse(
    readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'),
  )
  expect(manifest).toMatchObject({ version: '0.5.16' })
})
