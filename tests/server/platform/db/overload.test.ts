import { expect, test } from 'vitest'
import { isOverload } from '#src/server/platform/db/overload.ts'
import { SqlError } from '#src/server/platform/db/sql-state.ts'

const wrapped = (cause: unknown) => new Error('A query failed.', { cause })
const coded = (code: string) => Object.assign(new Error('read'), { code })

test.each([
  ['no connection became free', new Error('timeout exceeded when trying to connect')],
  ['the connection was cut', new Error('Connection terminated unexpectedly')],
  [
    'the connection was cut before',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['no server listens', coded('ECONNREFUSED')],
  ['a statement took too long', new SqlError('canceling', { code: '57014' })],
  ['PostgreSQL is shut down', new SqlError('terminating', { code: '57P01' })],
  ['a deadlock after the last retry', new SqlError('deadlock detected', { code: '40P01' })],
])('detects overload: %s', (_, failure) => {
  expect(isOverload(failure)).toBe(true)
  expect(isOverload(wrapped(wrapped(failure)))).toBe(true)
})

test.each([
  ['a unique violation', new SqlError('duplicate key', { code: '23505' })],
  ['a programming error', new TypeError('x is not a function')],
  ['undefined', undefined],
])('does not report %s as overload', (_, failure) => {
  expect(isOverload(failure)).toBe(false)
})
