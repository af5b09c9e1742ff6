import { BaseError, findCause } from '#src/lib/errors.ts'

/** SQLSTATEs that callers handle. */
export const UNIQUE_VIOLATION = '23505'
export const TOO_MANY_CONNECTIONS = '53300'

/** Matches PostgreSQL's error codes, but not Node's own codes of five letters (EPIPE, EPERM). */
const SQL_STATE = /^(?:[0-9][0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/

/** The fields of PostgreSQL's errors in addition to the message, as node-postgres names them. */
export interface SqlFailureFields {
  /** The SQLSTATE. */
  readonly code: string
  readonly detail?: string | undefined
  readonly constraint?: string | undefined
  readonly table?: string | undefined
  readonly column?: string | undefined
}

/** An error of PostgreSQL in the embedded engine's thread. */
export class SqlError extends BaseError implements SqlFailureFields {
  override readonly name = 'SqlError'
  readonly detail: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined

  constructor(message: string, fields: SqlFailureFields) {
    super(fields.code, message)
    this.detail = fields.detail
    this.constraint = fields.constraint
    this.table = fields.table
    this.column = fields.column
  }
}

function isSqlFailure(candidate: unknown): candidate is Error & SqlFailureFields {
  return (
    candidate instanceof Error &&
    'code' in candidate &&
    typeof candidate.code === 'string' &&
    SQL_STATE.test(candidate.code)
  )
}

/** Returns PostgreSQL's error if it is the failure or one of its causes, or undefined. */
export function sqlFailure(failure: unknown): (Error & SqlFailureFields) | undefined {
  return findCause(failure, isSqlFailure)
}

/** Returns the SQLSTATE of a failed query, for example '23505' for a unique violation. */
export function sqlState(failure: unknown): string | undefined {
  return sqlFailure(failure)?.code
}

/**
 * Returns whether the embedded engine must be restarted after an error with this SQLSTATE. These are the classes 53
 * (out of disk or memory), 58 (failing files) and XX (internal errors), and 24000, which follows 53 or 58.
 */
export function isFatalState(state: string): boolean {
  return /^(?:53|58|XX)/.test(state) || state === '24000'
}
