import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate as applyMigrations } from 'drizzle-orm/pglite/migrator'
import { prepareDataFolder } from './data-folder.ts'
import { lockDataFolder } from './data-lock.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { PgliteClient } from './pglite-client.ts'
import * as schema from './schema.ts'

export interface OpenEmbeddedParameters {
  readonly dataDir: string
  readonly workerUrl: URL
  readonly detectsBypasses?: boolean | undefined
  readonly maxWaiting?: number | undefined
  onFatal(sentence: string): void
}

/** An open engine with its tables up to date. */
export interface OpenDatabase {
  readonly db: Database
  close(): Promise<void>
  /** Runs a transaction's work within the limit of concurrent transactions. Throws if it waits too long. */
  enter<result>(work: () => Promise<result>): Promise<result>
}

/** Opens the embedded engine in `dataDir` and locks the folder. Throws a StartError with the reason if that fails. */
export async function openEmbedded({
  dataDir,
  workerUrl,
  detectsBypasses,
  maxWaiting,
  onFatal,
}: OpenEmbeddedParameters): Promise<OpenDatabase> {
  const folder = await prepareDataFolder(dataDir)
  const unlock = await lockDataFolder(folder.root)
  let client: PgliteClient | undefined
  const close = async (): Promise<void> => {
    try {
      await client?.close()
    } finally {
      await unlock()
    }
  }
  try {
    client = await PgliteClient.open({
      start: { folder: folder.database, isFresh: folder.isFresh },
      root: folder.root,
      workerUrl,
      detectsBypasses,
      maxWaiting,
      onFatal,
    })
    // The query layer's type is the class PGlite, but it uses only the methods that PgliteClient has.
    const db = drizzle(client as unknown as PGlite, { schema })
    await migrate({
      db,
      apply: (config) => applyMigrations(db, config),
      place: folder.root,
    })
    // The client itself queues transactions.
    return { db, close, enter: (work) => work() }
  } catch (failure) {
    await close()
    throw failure
  }
}
