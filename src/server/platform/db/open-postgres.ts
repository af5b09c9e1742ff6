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
const LOCK_PAUSE_MS = 100
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

/** The only parameter that is sent at the start of a session: PgBouncer refuses others. */
const session = { application_name: 'dope-chain-wars' }

/**
 * Settings of the role in the database, made at the first start: each with the value that counts as not set. A migration that
 * takes longer than `statement_timeout` has to begin with SET LOCAL statement_timeout = 0.
 */
const ROLE_SETTINGS = [
  { name: 'timezone', value: 'UTC', isUnset: (value: string) => value !== 'UTC' },
  { name: 'statement_timeout', value: '10s', isUnset: (value: string) => value === '0' },
  {
    name: 'idle_in_transaction_session_timeout',
    value: '10s',
    isUnset: (value: string) => value === '0',
  },
]

export interface OpenPostgresParameters {
  readonly databaseUrl: string
  readonly log: StoreLog
  /** The time limit of a connection, and of the wait for a free one. */
  readonly connectLimitMs?: number | undefined
  wait(milliseconds: number): Promise<void>
}

/** A server, and how long its connections may take. */
interface Server {
  readonly databaseUrl: string
  readonly connectLimitMs: number
  wait(milliseconds: number): Promise<void>
}

/** Opens a pool on a PostgreSQL server. Throws a StartError with the reason, without the password, if that fails. */
export async function openPostgres({
  databaseUrl,
  log,
  connectLimitMs = CONNECT_LIMIT_MS,
  wait,
}: OpenPostgresParameters): Promise<OpenDatabase> {
  const server = { databaseUrl, connectLimitMs, wait }
  const migrator = await connect(server)
  try {
    await withMigrationLock(server, async () => {
      const db = drizzle(migrator, { schema })
      await migrate({
        db,
        apply: (config) => applyMigrations(db, config),
        place: `the database ${migrator.database} on ${migrator.host}`,
      })
      await setRoleSettings(migrator)
    })
  } finally {
    await migrator.end()
  }
  const pool = openPool(server, log)
  const writers = new Gate({ places: WRITERS, patienceMs: CONNECT_LIMIT_MS, wait })
  return {
    db: drizzle(pool, { schema }),
    close: () => pool.end(),
    enter: (work) => writers.pass(work),
  }
}

/**
 * Runs `work` while no other node migrates. The lock belongs to a transaction of its own connection, because a session
 * behind PgBouncer keeps no lock. Nodes that wait hold no connection of PgBouncer that the migrating node could need.
 */
async function withMigrationLock(server: Server, work: () => Promise<void>): Promise<void> {
  const holder = await connect(server)
  try {
    for (;;) {
      await holder.query('begin')
      await holder.query('set local idle_in_transaction_session_timeout = 0')
      const { rows } = await holder.query<{ is_held: boolean }>(
        'select pg_try_advisory_xact_lock($1) as is_held',
        [MIGRATION_LOCK],
      )
      if (rows[0]?.is_held) break
      await holder.query('rollback')
      await server.wait(LOCK_PAUSE_MS)
    }
    await work()
    await holder.query('commit')
  } finally {
    // Ending the connection releases the lock if `work` has failed.
    await holder.end()
  }
}

/** Sets what every session needs on the role. Keeps the operator's own timeouts. */
async function setRoleSettings(client: Client): Promise<void> {
  for (const { name, value, isUnset } of ROLE_SETTINGS) {
    const { rows } = await client.query<{ now: string }>('select current_setting($1) as now', [
      name,
    ])
    if (!isUnset(rows[0]?.now ?? '')) continue
    const database = client.escapeIdentifier(client.database ?? '')
    await client.query(`alter role current_user in database ${database} set ${name} = '${value}'`)
  }
}

/** Connects to the server. Tries again while the server is starting. */
async function connect(server: Server): Promise<Client> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connectOnce(server)
    } catch (failure) {
      if (sqlState(failure) !== STARTING || attempt === STARTING_LIMIT) {
        throw postgresRefusal(server.databaseUrl, failure)
      }
      await server.wait(STARTING_PAUSE_MS)
    }
  }
}

async function connectOnce({ databaseUrl, connectLimitMs }: Server): Promise<Client> {
  const client = new Client({
    ...session,
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectLimitMs,
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

function openPool({ databaseUrl, connectLimitMs }: Server, log: StoreLog): Pool {
  const pool = new Pool({
    ...session,
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: connectLimitMs,
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
