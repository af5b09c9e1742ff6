import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { databaseRoot } from './database-root.ts'
import { buildWorker, type WorkerBundle } from './build-worker.ts'
import { makeEmbeddedTemplate } from './embedded-template.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What the folders and databases of this run begin with; they go with it. */
    readonly run: string
    /** A PostgreSQL whose user may create databases. */
    readonly postgresUrl: string
    /** The bundles of the embedded engine. */
    readonly workerBundle: WorkerBundle
    /** A data folder of the embedded engine with empty tables, to be copied. */
    readonly embeddedTemplate: string
  }
}

/** Folders and databases of tests are named after their run, and a run after its process. */
const PREFIX = 'dcw_test_'

/** Once for a run of the server's tests: both database engines, ready to open. What workers leave behind goes at the end. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  removeFoldersOf(isGone)
  const run = `${PREFIX}${process.pid}_${randomUUID().slice(0, 8)}`
  provide('run', run)
  const bundle = await buildWorker()
  provide('workerBundle', bundle)
  provide('embeddedTemplate', await makeEmbeddedTemplate(bundle.worker))
  const postgres = await startPostgres()
  provide('postgresUrl', postgres.url)
  return async () => {
    await dropDatabases(postgres.url, run)
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

/** Whether the run that a folder is named after was killed: what it left takes memory. */
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
