import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { administer } from './administer.ts'
import { databaseRoot } from './database-root.ts'
import { buildWorker, type WorkerBundle } from './build-worker.ts'
import { makeEmbeddedTemplate } from './embedded-template.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The prefix of this run's folders and databases, which are removed with it. */
    readonly run: string
    /** A PostgreSQL whose user is a superuser. */
    readonly postgresUrl: string
    /** The role of the server in databases of that PostgreSQL. */
    readonly serverRole: string
    /** The bundles of the embedded engine. */
    readonly workerBundle: WorkerBundle
    /** A data folder of the embedded engine with empty tables, to be copied. */
    readonly embeddedTemplate: string
  }
}

/** The name of a run, from its process id. Folders and databases of tests are named after it. */
const PREFIX = 'dcw_test_'

/** Prepares both database engines, once per run of the server tests. Removes what workers leave behind at the end. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  removeFoldersOf(isGone)
  const run = `${PREFIX}${process.pid}_${randomUUID().slice(0, 8)}`
  provide('run', run)
  const bundle = await buildWorker()
  provide('workerBundle', bundle)
  provide('embeddedTemplate', await makeEmbeddedTemplate(bundle.worker))
  const postgres = await startPostgres()
  const serverRole = `${run}_server`
  await administer(postgres.url, `create role ${serverRole} nologin`)
  provide('serverRole', serverRole)
  provide('postgresUrl', postgres.url)
  return async () => {
    await dropDatabases(postgres.url, run)
    await administer(postgres.url, `drop role ${serverRole}`)
    await postgres.stop()
    removeFoldersOf((name) => name.startsWith(run))
  }
}

async function dropDatabases(connectionString: string, run: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const left = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [run],
    )
    for (const { name } of left.rows) await client.query(`drop database ${name} with (force)`)
  } finally {
    await client.end()
  }
}

function removeFoldersOf(isMeant: (name: string) => boolean): void {
  for (const root of new Set([tmpdir(), databaseRoot()])) {
    for (const name of readdirSync(root)) {
      if (name.startsWith(PREFIX) && isMeant(name))
        rmSync(join(root, name), { recursive: true, force: true })
    }
  }
}

/** Returns whether the run of a folder was killed. Such folders take memory and are removed. */
function isGone(name: string): boolean {
  const pid = Number(name.slice(PREFIX.length).split('_')[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (failure) {
    return failure instanceof Error && 'code' in failure && failure.code === 'ESRCH'
  }
}
