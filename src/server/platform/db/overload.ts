import { findCause } from '#src/lib/errors.ts'
import { sqlState } from './sql-state.ts'

/** pg-pool's message when no connection became free in time. The error has no code. */
const NO_CONNECTION_FREE = 'timeout exceeded when trying to connect'
/**
 * pg's messages for a query whose connection was cut, meanwhile or before, such as between two statements of a transaction.
 * The errors have no code.
 */
const CONNECTION_CUT = /^(?:Connection terminated|Client has encountered a connection error)/
const NETWORK_CODES: readonly unknown[] = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']
/**
 * 08: the connection failed. 25006: a standby that is not promoted yet. 40001, 40P01: conflicts after the last retry.
 * 53300: too many connections. 55P03, 57014: timeouts. 57P01-03: the server shut down, crashed or is starting.
 */
const OVERLOAD_STATES = /^(?:08|25006|40001|40P01|53300|55P03|57014|57P0[123])/

/**
 * Whether a query failed because PostgreSQL is unreachable or overloaded, so that a retry may succeed. A failed write
 * may have been committed: only a retry under the same idempotency key is safe.
 */
export function isOverload(failure: unknown): boolean {
  return (
    OVERLOAD_STATES.test(sqlState(failure) ?? '') ||
    findCause(failure, isNetworkFailure) !== undefined
  )
}

function isNetworkFailure(candidate: unknown): candidate is Error {
  if (!(candidate instanceof Error)) return false
  const code = 'code' in candidate ? candidate.code : undefined
  return (
    candidate.message === NO_CONNECTION_FREE ||
    CONNECTION_CUT.test(candidate.message) ||
    NETWORK_CODES.includes(code)
  )
}
