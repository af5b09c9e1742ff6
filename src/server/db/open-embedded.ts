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
  readonly watchesBypasses?: boolean | undefined
  readonly mostWaiting?: number | undefined
  onFatal(sentence: string): void
}

/** An open engine with its tables up to date. */
export interface OpenDatabase {
  readonly db: Database
  close(): Promise<void>
  /** Runs a transaction's work when there is a place for it; a failure where that takes too long. */
  enter<result>(work: () => Promise<result>): Promise<result>
}

/** Opens the embedded engine in `dataDir`, which it locks. Throws a StartError with the reason if it cannot. */
export async function openEmbedded({
  dataDir,
  workerUrl,
  watchesBypasses,
  mostWaiting,
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
      watchesBypasses,
      mostWaiting,
      onFatal,
    })
    // The query layer's type asks for the class PGlite; of it, it only uses what PgliteClient has.
    const db = drizzle(client as unknown as PGlite, { schema })
    await migrate({
      db,
      apply: (config) => applyMigrations(db, config),
      place: folder.root,
    })
    // One connection: whoever comes stands in its line.
    return { db, close, enter: (work) => work() }
  } catch (failure) {
    await close()
    throw failure
  }
}
