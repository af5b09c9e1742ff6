import { describeFailure } from '#src/lib/errors.ts'
import { isErrno } from './data-folder.ts'
import { sqlState } from './sql-state.ts'
import { StartError } from './start-error.ts'

/** Returns the error for a PostgreSQL server that could not be opened. Its message does not contain the password. */
export function postgresRefusal(databaseUrl: string, failure: unknown): StartError {
  if (!URL.canParse(databaseUrl)) {
    return new StartError(
      'bad_database_url',
      'DATABASE_URL is no address: it reads postgres://user:password@host:5432/database.',
      { cause: failure },
    )
  }
  const address = addressOf(databaseUrl)
  const state = sqlState(failure)
  if (state?.startsWith('28') || isPasswordRefusal(failure)) {
    return new StartError(
      'wrong_credentials',
      `PostgreSQL at ${address} refused the user or the password in DATABASE_URL.`,
      { cause: failure },
    )
  }
  return new StartError(
    'postgres_unreachable',
    state === undefined
      ? `PostgreSQL at ${address} cannot be reached (${reasonOf(failure)}): start it, correct DATABASE_URL, or leave DATABASE_URL empty for the embedded database.`
      : `PostgreSQL at ${address} refused the connection (${describeFailure(failure)}).`,
    { cause: failure },
  )
}

function addressOf(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl)
  return `${searchParams.get('host') ?? host}${pathname}`
}

/** node-postgres itself reports a missing password, without an SQLSTATE. */
function isPasswordRefusal(failure: unknown): boolean {
  return failure instanceof Error && /^SASL: .*password/.test(failure.message)
}

/** Returns the message, or the code: a host name with several addresses fails with an error whose message is empty. */
function reasonOf(failure: unknown): string {
  return describeFailure(failure) || (isErrno(failure) ? failure.code : 'no connection')
}
