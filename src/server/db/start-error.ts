import { BaseError } from '#src/lib/errors.ts'

export type StartErrorCode =
  | 'bad_database_url'
  | 'data_in_use'
  | 'data_newer'
  | 'data_unknown'
  | 'disk_full'
  | 'folder_not_writable'
  | 'migration_failed'
  | 'not_durable'
  | 'postgres_unreachable'
  | 'database_broken'
  | 'wrong_credentials'

/** Why the database cannot be opened: one sentence that says what to do. The process is to print it and exit with 1. */
export class StartError extends BaseError<StartErrorCode> {
  override readonly name = 'StartError'
}
