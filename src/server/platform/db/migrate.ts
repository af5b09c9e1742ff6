import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { describeFailure } from '#src/lib/errors.ts'
import type { Database } from './database.ts'
import { sqlFailure } from './sql-state.ts'
import { StartError } from './start-error.ts'

/** The folder of the migrations, next to this file and, in a build, next to the server's bundle. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

export interface MigrateParameters {
  readonly db: Database
  /** Applies all new migrations of the folder in one transaction. */
  apply(config: { migrationsFolder: string }): Promise<void>
  /** A description of the database for messages. */
  readonly place: string
}

/**
 * Migrates a database to this version. Throws a {@link StartError} if an unknown version has written it, or if a
 * migration fails.
 */
export async function migrate({ db, apply, place }: MigrateParameters): Promise<void> {
  try {
    await refuseUnknown(db, place)
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

/** An applied migration, as drizzle records it. */
interface Applied {
  readonly hash: string
  readonly created_at: string
}

/** Throws a {@link StartError} if the database has migrations that this version does not know. */
async function refuseUnknown(db: Database, place: string): Promise<void> {
  const { rows: tables } = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  )
  if (tables[0]?.['is_there'] !== true) return
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  const { rows } = await db.execute<Applied & Record<string, unknown>>(
    sql`select hash, created_at::text from drizzle.__drizzle_migrations`,
  )
  const unknown = rows.filter(({ hash }) => known.every((migration) => migration.hash !== hash))
  if (unknown.length === 0) return
  const last = Math.max(...known.map(({ folderMillis }) => folderMillis))
  throw unknown.every(({ created_at }) => Number(created_at) > last)
    ? new StartError(
        'data_newer',
        `The data in ${place} was written by a newer version of the game: start that version, or use another place for this one.`,
      )
    : new StartError(
        'data_unknown',
        `The data in ${place} was written by a version of the game that this one cannot read: use another place, or delete the data there to start again.`,
      )
}
