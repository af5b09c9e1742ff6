import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { describe, expect, inject } from 'vitest'
import { type Engine, openStore, type Store } from '#src/server/db/store.ts'
import { TIME_LIMIT_FACTOR } from '../../tools/lib/time-limits.mjs'
import { copyEmbedded } from './embedded-folder.ts'
import { quietLog } from './quiet-log.ts'

export const ENGINES: readonly Engine[] = ['embedded', 'postgres']

/** A database on one engine. {@link OwnDatabase.remove} removes it. */
export interface OwnDatabase {
  /** Parameters of openStore, also for reopening it. */
  readonly location: { readonly dataDir: string; readonly databaseUrl?: string | undefined }
  remove(): Promise<void>
}

/** The store's waits of a second or more are timeouts; shorter ones are pauses between retries. */
const PATIENCE_MS = 1_000

type OpenFreshStore = () => Promise<Store>
/** Adds a suite on one engine only. */
type DescribeOnce = (name: string, suite: () => void) => void

/** The engine of tests that run once. It takes half the time of the embedded one. */
const ONLY_ENGINE: Engine = 'postgres'

/**
 * Runs a suite on both engines. Use it for tests of queries and writes: of the store itself, and of all use cases of
 * the services. Use `describeOnce` for tests that are variants of one query (refused input, wordings). `openFreshStore`
 * empties the tables of one database that all suites of a worker share, so a test must call it once. The database is
 * closed with the worker.
 */
export function describeOnBothEngines(
  name: string,
  suite: (openFreshStore: OpenFreshStore, engine: Engine, describeOnce: DescribeOnce) => void,
): void {
  describe.each(ENGINES)(`${name} on %s`, (engine) => {
    suite(openerOf(engine), engine, (part, tests) => {
      describe.each(engine === ONLY_ENGINE ? [part] : [])('%s', () => {
        tests()
      })
    })
  })
}

/**
 * Runs a suite once, on PostgreSQL. Use it for tests that only need some database: rules, routing, wording, external
 * protocols, HTTP, limits in memory. Tests of a query or a write belong on both engines.
 */
export function describeOnOneEngine(
  name: string,
  suite: (openFreshStore: OpenFreshStore) => void,
): void {
  describe.each([name])('%s', () => {
    suite(openerOf(ONLY_ENGINE))
  })
}

function openerOf(engine: Engine): OpenFreshStore {
  return async () => {
    const store = await openShared(engine)
    await empty(store)
    return { ...store, close: async () => undefined }
  }
}

/** A worker opens each engine once, because opening one takes longer than emptying it for a hundred tests. */
const shared = new Map<Engine, Promise<Store>>()

function openShared(engine: Engine): Promise<Store> {
  const open =
    shared.get(engine) ?? createDatabase(engine).then(({ location }) => openTestStore(location))
  shared.set(engine, open)
  return open
}

/** Opens a store for tests. A lost engine fails the test by default. */
export function openTestStore(
  location: OwnDatabase['location'] & { readonly maxWaiting?: number },
  onFatal: (sentence: string) => void = (sentence) => expect.fail(sentence),
): Promise<Store> {
  return openStore({
    ...location,
    workerUrl: workerUrl(),
    log: quietLog,
    onFatal,
    detectsBypasses: true,
    wait: (ms) => sleep(ms < PATIENCE_MS ? ms : ms * TIME_LIMIT_FACTOR),
  })
}

/** The script of the embedded engine's thread, built from the current sources. */
export function workerUrl(): URL {
  return pathToFileURL(inject('workerBundle').worker)
}

/** Creates a separate database: with tables on the embedded engine, without on PostgreSQL. */
export function createDatabase(engine: Engine): Promise<OwnDatabase> {
  return engine === 'embedded' ? createEmbedded() : createPostgres()
}

async function createEmbedded(): Promise<OwnDatabase> {
  const dataDir = copyEmbedded()
  return {
    location: { dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function createPostgres(): Promise<OwnDatabase> {
  const name = `${inject('run')}_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name}`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return {
    location: { databaseUrl: url.href, dataDir: '' },
    remove: () => administer(`drop database ${name} with (force)`),
  }
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Deletes all rows. Truncating would make new files for every table, which takes over ten times as long. */
async function empty({ db }: Store): Promise<void> {
  await db.execute(sql`do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('delete from %I', name);
      end loop;
    end $$`)
}
