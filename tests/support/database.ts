import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { describe, expect, inject } from 'vitest'
import { type Engine, openStore, type Store } from '#src/server/platform/db/store.ts'
import { TIME_LIMIT_FACTOR, timeLimit } from '../../tools/lib/time-limits.mjs'
import { administer } from './administer.ts'
import { copyEmbedded } from './embedded-folder.ts'
import { quietLog } from './quiet-log.ts'
import { grantServerRights } from './server-rights.ts'

export const ENGINES: readonly Engine[] = ['embedded', 'postgres']

/** A separate database on one engine, removed by {@link OwnDatabase.remove}. */
export interface OwnDatabase {
  /** The options of openStore that open the database, also after a close. */
  readonly location: { readonly dataDir: string; readonly databaseUrl?: string | undefined }
  remove(): Promise<void>
}

/** Waits of the store from a second are time limits; shorter ones are delays between attempts. */
const PATIENCE_MS = 1_000

const OWNER = Symbol('owner')

/** A store with the rights of the server. */
interface TestStore extends Store {
  /** The same database with all rights. */
  readonly [OWNER]?: Store
}

/**
 * Returns the database of a store with all rights. For tests that set up or damage rows by hand: the server itself may write
 * the tables of the game by `store_writes` alone.
 */
export function asOwner(store: TestStore): Store {
  return store[OWNER] ?? store
}

type OpenFreshStore = () => Promise<Store>
/** Adds a suite once, regardless of the engines of the suite around it. */
type DescribeOnce = (name: string, suite: () => void) => void

/** The engine of suites that run once. It is twice as fast as the embedded one. */
const ONLY_ENGINE: Engine = 'postgres'

/**
 * Runs the same suite on both engines. Use it for queries and writes: the store itself, and every use case of the
 * services. Use `describeOnce` for tests that are variants of one query (refused input, wordings).
 * `openFreshStore` returns a store with empty tables. All suites of a worker share the database, so a test opens it
 * once. It is closed with the worker. On PostgreSQL it has the rights of the server alone: see {@link asOwner}.
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
 * Runs a suite once, on PostgreSQL. Use it for tests that need a database but do not test it: rules, routing,
 * wording, external protocols, HTTP, limits in memory. Tests of a query or a write run on both engines.
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
    const { owner, server } = await openShared(engine)
    await empty(owner)
    const store: TestStore = { ...server, close: async () => undefined, [OWNER]: owner }
    return store
  }
}

/** A database that is open twice: with all rights, and with those of the server. */
interface SharedStore {
  readonly owner: Store
  /** The same store on the embedded engine, which has one session. */
  readonly server: Store
}

/** The stores of a worker. Opening an engine takes longer than emptying it a hundred times, so each is opened once. */
const shared = new Map<Engine, Promise<SharedStore>>()

function openShared(engine: Engine): Promise<SharedStore> {
  const open = shared.get(engine) ?? createDatabase(engine).then(openTwice)
  shared.set(engine, open)
  return open
}

async function openTwice({ location }: OwnDatabase): Promise<SharedStore> {
  const owner = await openTestStore(location)
  if (!location.databaseUrl) return { owner, server: owner }
  const role = inject('serverRole')
  await grantServerRights(owner.db, role)
  const url = new URL(location.databaseUrl)
  url.searchParams.set('options', `-c role=${role}`)
  return { owner, server: await openTestStore({ ...location, databaseUrl: url.href }) }
}

/** Calls openStore with the options of tests. A lost engine fails the test. */
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
    connectLimitMs: timeLimit(5),
    wait: (ms) => sleep(ms < PATIENCE_MS ? ms : ms * TIME_LIMIT_FACTOR),
  })
}

/** The bundle of the embedded engine's thread, built from the current sources. */
export function workerUrl(): URL {
  return pathToFileURL(inject('workerBundle').worker)
}

/** Makes a separate database: on the embedded engine with tables, on PostgreSQL without. */
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
  const server = inject('postgresUrl')
  await administer(server, `create database ${name}`)
  for (const timeout of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    // Ten seconds by default, which are not enough on a busy machine.
    await administer(server, `alter database ${name} set ${timeout} = ${timeLimit(10)}`)
  }
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    location: { databaseUrl: url.href, dataDir: '' },
    remove: () => administer(server, `drop database ${name} with (force)`),
  }
}

/** Deletes the rows of non-empty tables. A truncation would make new files for every table, which is ten times slower. */
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
