import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { describeFailure } from '#src/lib/errors.ts'
import type { StoreLog } from './database.ts'
import { Gate } from './gate.ts'
import { migrate } from './migrate.ts'
import type { OpenDatabase } from './open-embedded.ts'
import { postgresRefusal } from './postgres-refusal.ts'
import * as schema from './schema.ts'
import { sqlState } from './sql-state.ts'

/** Any number, the same in every node: one migrates, the others wait. */
const MIGRATION_LOCK = 7_430_001
const CONNECT_LIMIT_MS = 5_000
const CONNECTIONS = 10
/** Transactions wait for one another while they hold a connection: the rest is left to reads, which wait for nobody. */
const WRITERS = 7
/** 57P03: the server is starting up, or in recovery after a crash. */
const STARTING = '57P03'
const STARTING_LIMIT = 20
const STARTING_PAUSE_MS = 500

const session = { application_name: 'dope-chain-wars', options: '-c timezone=UTC' }

export interface OpenPostgresParameters {
  readonly databaseUrl: string
  readonly log: StoreLog
  wait(milliseconds: number): Promise<void>
}

/** Opens a pool on a PostgreSQL server. Throws a StartError with the reason if it cannot; no sentence names the password. */
export async function openPostgres({
  databaseUrl,
  log,
  wait,
}: OpenPostgresParameters): Promise<OpenDatabase> {
  const migrator = await connect(databaseUrl, wait)
  try {
    await migrator.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = drizzle(migrator, { schema })
    await migrate({
      db,
      apply: (config) => applyMigrations(db, config),
      place: `the database ${migrator.database} on ${migrator.host}`,
    })
  } finally {
    // Its end gives the lock back.
    await migrator.end()
  }
  const pool = openPool(databaseUrl, log)
  const writers = new Gate({ places: WRITERS, patienceMs: CONNECT_LIMIT_MS, wait })
  return {
    db: drizzle(pool, { schema }),
    close: () => pool.end(),
    enter: (work) => writers.pass(work),
  }
}

async function connect(databaseUrl: string, wait: (ms: number) => Promise<void>): Promise<Client> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connectOnce(databaseUrl)
    } catch (failure) {
      if (sqlState(failure) !== STARTING || attempt === STARTING_LIMIT) {
        throw postgresRefusal(databaseUrl, failure)
      }
      await wait(STARTING_PAUSE_MS)
    }
  }
}

async function connectOnce(connectionString: string): Promise<Client> {
  const client = new Client({
    ...session,
    connectionString,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  })
  // A connection that is cut shows in the query that it was wanted for.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (failure) {
    // Left open halfway, it would hold up whoever drops a database, for a minute: until the server gives it up.
    void client.end()
    throw failure
  }
}

function openPool(databaseUrl: string, log: StoreLog): Pool {
  const pool = new Pool({
    ...session,
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  })
  const lost = (failure: Error): void =>
    log.warn({ reason: describeFailure(failure) }, 'a database connection was lost')
  // Unheard, either event would end the process: the pool speaks for idle connections, a client while it is lent out.
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
