import { BaseError, findCause } from '#src/lib/errors.ts'

/** The classes of PostgreSQL's error codes; keeps Node's own five-letter codes (EPIPE, EPERM) apart from them. */
const SQL_STATE = /^(?:[0-9][0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/

/** What PostgreSQL reports beside the message, with the names that node-postgres gives them. */
export interface SqlFailureFields {
  /** The SQLSTATE. */
  readonly code: string
  readonly detail?: string | undefined
  readonly constraint?: string | undefined
  readonly table?: string | undefined
  readonly column?: string | undefined
}

/** A statement that PostgreSQL refused, carried over from the embedded engine's thread. */
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

/** What PostgreSQL reported, however deep the query layer has wrapped it; undefined when it was not PostgreSQL that failed. */
export function sqlFailure(failure: unknown): (Error & SqlFailureFields) | undefined {
  return findCause(failure, isSqlFailure)
}

/** The SQLSTATE of a failed query, for example '23505' for a broken unique rule. */
export function sqlState(failure: unknown): string | undefined {
  return sqlFailure(failure)?.code
}

/**
 * Whether the embedded engine is unusable from here on: out of disk or memory (53), failing files (58), a state it
 * cannot leave by itself after either (24000), or damage inside (XX). Only a new start mends these.
 */
export function isFatalState(state: string): boolean {
  return /^(?:53|58|XX)/.test(state) || state === '24000'
}
