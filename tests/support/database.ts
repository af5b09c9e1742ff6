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

/** A database on one engine that is removed with {@link OwnDatabase.remove}. */
export interface OwnDatabase {
  /** What openStore is to be given: opens it, and again after a close. */
  readonly location: { readonly dataDir: string; readonly databaseUrl?: string | undefined }
  remove(): Promise<void>
}

/** The store's waits of a second and more are time limits; shorter ones are pauses between tries. */
const PATIENCE_MS = 1_000

type OpenFreshStore = () => Promise<Store>
/** Adds a suite once, whatever engines the suite around it runs on. */
type DescribeOnce = (name: string, suite: () => void) => void

/** The engine of what runs once: it takes half the time of the embedded one. */
const ONLY_ENGINE: Engine = 'postgres'

/**
 * Runs the same suite on both engines. Use it for what queries or writes: the store itself, and every use case of the
 * services. `describeOnce` is for those of its tests that are variants of one query (refused input, wordings).
 * `openFreshStore` gives a store with empty tables. It is one database for all suites of a worker, so a test opens it
 * once; it is closed with the worker.
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
 * Runs a suite once, on PostgreSQL. Use it where the database is only what the server stands on: rules, routing,
 * wording, protocols of others, HTTP, limits in memory. A test that proves a query or a write belongs on both engines.
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

/** An engine takes longer to open than a hundred tests to empty: a worker opens each once, whatever files it is given. */
const shared = new Map<Engine, Promise<Store>>()

function openShared(engine: Engine): Promise<Store> {
  const open =
    shared.get(engine) ?? createDatabase(engine).then(({ location }) => openTestStore(location))
  shared.set(engine, open)
  return open
}

/** openStore with what tests hand in. A lost engine fails the test that lost it. */
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

/** The embedded engine's thread, built from the sources as they are. */
export function workerUrl(): URL {
  return pathToFileURL(inject('workerBundle').worker)
}

/** A database of one's own: on the embedded engine with tables already, on PostgreSQL without. */
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

/** Rows are deleted where there are any: a truncation makes new files for every table, which takes ten times as long and more. */
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
