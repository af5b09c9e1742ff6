import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { describeFailure } from '#src/lib/errors.ts'
import type { Database } from './database.ts'
import { sqlFailure } from './sql-state.ts'
import { StartError } from './start-error.ts'

/** Beside this file, and beside the server's bundle. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

export interface MigrateParameters {
  readonly db: Database
  /** Brings the tables up to the last of the migrations in the folder, in one transaction. */
  apply(config: { migrationsFolder: string }): Promise<void>
  /** The database in the words of a person, for the sentence. */
  readonly place: string
}

/**
 * Brings a database up to this version's tables. Throws a {@link StartError} when it is ahead of this version, whose
 * tables it must not touch then, or when a migration fails.
 */
export async function migrate({ db, apply, place }: MigrateParameters): Promise<void> {
  try {
    await refuseNewer(db, place)
    await apply({ migrationsFolder: MIGRATIONS_FOLDER })
  } catch (failure) {
    if (failure instanceof StartError) throw failure
    throw new StartError(
      'migration_failed',
      `The tables in ${place} cannot be brought up to this version (${describeFailure(sqlFailure(failure) ?? failure)}).`,
      { cause: failure },
    )
  }
}

async function refuseNewer(db: Database, place: string): Promise<void> {
  const { rows: tables } = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  )
  if (tables[0]?.['is_there'] !== true) return
  const known = new Set(
    readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash }) => hash),
  )
  const { rows } = await db.execute(sql`select hash from drizzle.__drizzle_migrations`)
  if (rows.every(({ hash }) => typeof hash === 'string' && known.has(hash))) return
  throw new StartError(
    'data_newer',
    `The data in ${place} was written by another, newer version of the game: start that version, or use another place for this one.`,
  )
}
