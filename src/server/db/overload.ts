import { findCause } from '#src/lib/errors.ts'
import { sqlState } from './sql-state.ts'

/** What pg-pool says when no connection became free in time; it gives no code. */
const NO_CONNECTION_FREE = 'timeout exceeded when trying to connect'
/** What pg says of a query whose connection was cut; it gives no code either. */
const CONNECTION_CUT = /^Connection terminated/
const NETWORK_CODES: readonly unknown[] = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']
/** 08: the connection failed. 40001, 40P01: rivals, and no try left. 53300: too many connections. 55P03, 57014: waited too long. 57P01-03: shut down, crashed, starting. */
const UNREACHED = /^(?:08|40001|40P01|53300|55P03|57014|57P0[123])/

/**
 * Whether a query failed because PostgreSQL is away or has too much to do, and the same may succeed in a moment. What
 * was under way may have been done or not: only a write that is sent again under its key is safe.
 */
export function isOverload(failure: unknown): boolean {
  return (
    UNREACHED.test(sqlState(failure) ?? '') || findCause(failure, isNetworkFailure) !== undefined
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
