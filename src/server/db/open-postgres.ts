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

/** The key of the lock under which one node migrates while the others wait. Arbitrary, but the same on all nodes. */
const MIGRATION_LOCK = 7_430_001
const CONNECT_LIMIT_MS = 5_000
const CONNECTIONS = 10
/**
 * Maximum number of concurrent transactions. Transactions may wait for each other's locks, so the remaining connections
 * are left for reads.
 */
const WRITERS = 7
/** SQLSTATE 57P03: the server is starting, or in recovery after a crash. */
const STARTING = '57P03'
/** Maximum number of attempts to connect while the server is starting. */
const STARTING_LIMIT = 20
const STARTING_PAUSE_MS = 500

const session = { application_name: 'dope-chain-wars', options: '-c timezone=UTC' }

export interface OpenPostgresParameters {
  readonly databaseUrl: string
  readonly log: StoreLog
  wait(milliseconds: number): Promise<void>
}

/** Opens a pool on a PostgreSQL server. Throws a StartError with the reason, without the password, if that fails. */
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
    // Ending the session releases the lock.
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

/** Connects to the server. Tries again while the server is starting. */
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
  // The event can be ignored: a cut connection also rejects the query in progress.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (failure) {
    // A half-open connection would block dropping a database for a minute, until the server's timeout.
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
  const logLost = (failure: Error): void =>
    log.warn({ reason: describeFailure(failure) }, 'a database connection was lost')
  // An `error` event without a listener would end the process. The pool emits it for idle connections, and a client
  // emits it while it is in use.
  pool.on('error', logLost)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
