import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Chance } from '#src/lib/chance.ts'
import type { Database, StoreLog, Transaction } from './database.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'
import { transact } from './transact.ts'

export type Engine = 'embedded' | 'postgres'

export interface OpenStoreParameters {
  /** A PostgreSQL server; absent or undefined: the embedded engine. */
  readonly databaseUrl?: string | undefined
  /** Where the embedded engine keeps its files; unused with a `databaseUrl`. */
  readonly dataDir: string
  readonly log: StoreLog
  /** Called once, with a sentence, when the embedded engine is lost: the process is to end, and a new start mends it. */
  onFatal(sentence: string): void
  /** The embedded engine's thread; by default the bundle beside the server's. */
  readonly workerUrl?: URL | undefined
  /** For tests of the embedded engine: notices at once a query that goes past the transaction it stands in. */
  readonly watchesBypasses?: boolean
  /** For tests of the embedded engine: how much may wait for it. */
  readonly mostWaiting?: number
  wait?(milliseconds: number): Promise<void>
  readonly chance?: Chance
}

/** The open database. What a finished transaction has answered for is on disk. */
export interface Store {
  readonly engine: Engine
  readonly db: Database
  /**
   * Runs `work` in one transaction, and again after a serialization failure or a deadlock: it must do nothing outside
   * of `tx`. Whatever it throws rolls back and is thrown on.
   */
  transact<result>(work: (tx: Transaction) => Promise<result>): Promise<result>
  /** Settles when the database answers; rejects when it does not. */
  ping(): Promise<void>
  /** Lets running work end, then closes. */
  close(): Promise<void>
}

/**
 * Opens the database, embedded or PostgreSQL, and brings its tables up to this version.
 * Throws a StartError, whose message is the sentence to print, when it cannot be opened.
 */
export async function openStore(parameters: OpenStoreParameters): Promise<Store> {
  const { databaseUrl, dataDir, log, onFatal, wait = sleep, chance = Math.random } = parameters
  const engine: Engine = databaseUrl ? 'postgres' : 'embedded'
  const workerUrl = parameters.workerUrl ?? new URL('pglite-worker.js', import.meta.url)
  const { db, close, enter } = databaseUrl
    ? await openPostgres({ databaseUrl, log, wait })
    : await openEmbedded({
        dataDir,
        workerUrl,
        onFatal,
        watchesBypasses: parameters.watchesBypasses,
        mostWaiting: parameters.mostWaiting,
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
