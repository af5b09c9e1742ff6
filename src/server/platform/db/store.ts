import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Chance } from '#src/lib/chance.ts'
import type { Database, StoreLog, Transaction } from './database.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'
import { transact } from './transact.ts'

export type Engine = 'embedded' | 'postgres'

export interface OpenStoreParameters {
  /** A PostgreSQL server. Without it the embedded engine is used. */
  readonly databaseUrl?: string | undefined
  /** The embedded engine's folder; unused with a `databaseUrl`. */
  readonly dataDir: string
  readonly log: StoreLog
  /** Called once, with a sentence to print, when the embedded engine is lost. The process has to restart. */
  onFatal(sentence: string): void
  /** The script of the embedded engine's thread; by default the bundle next to the server's. */
  readonly workerUrl?: URL | undefined
  /** For tests of the embedded engine: rejects a query that is made inside a transaction but not through it. */
  readonly detectsBypasses?: boolean
  /** For tests of the embedded engine: maximum length of its queue. */
  readonly maxWaiting?: number
  /** The time limit of a connection to PostgreSQL, and of the wait for a free one. */
  readonly connectLimitMs?: number | undefined
  wait?(milliseconds: number): Promise<void>
  readonly chance?: Chance
}

/** The open database. A finished transaction is on disk. */
export interface Store {
  readonly engine: Engine
  readonly db: Database
  /**
   * Runs `work` in one transaction, and again after a serialization failure or a deadlock, so it must have no effects
   * outside of `tx`. Rolls back and rethrows if it throws.
   */
  transact<result>(work: (tx: Transaction) => Promise<result>): Promise<result>
  /** Resolves when the database responds; rejects otherwise. */
  ping(): Promise<void>
  /** Waits for running work, then closes the database. */
  close(): Promise<void>
}

/**
 * Opens the database, embedded or PostgreSQL, and migrates it to this version. Throws a StartError, whose message is to
 * be printed, if it cannot be opened.
 */
export async function openStore(parameters: OpenStoreParameters): Promise<Store> {
  const { databaseUrl, dataDir, log, onFatal, wait = sleep, chance = Math.random } = parameters
  const engine: Engine = databaseUrl ? 'postgres' : 'embedded'
  const workerUrl = parameters.workerUrl ?? new URL('pglite-worker.js', import.meta.url)
  const { db, close, enter } = databaseUrl
    ? await openPostgres({ databaseUrl, log, wait, connectLimitMs: parameters.connectLimitMs })
    : await openEmbedded({
        dataDir,
        workerUrl,
        onFatal,
        detectsBypasses: parameters.detectsBypasses,
        maxWaiting: parameters.maxWaiting,
      })
  log.info({ engine }, 'the database is open')
  return {
    engine,
    db,
    transact: (work) => enter(() => transact(db, work, { wait, chance })),
    ping: async () => {
      await db.execute(sql`select 1`)
    },
    close,
  }
}
