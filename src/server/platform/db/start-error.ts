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

/** The database cannot be opened. The message says what to do; the process prints it and exits with 1. */
export class StartError extends BaseError<StartErrorCode> {
  override readonly name = 'StartError'
}
