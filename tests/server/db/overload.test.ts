import { expect, test } from 'vitest'
import { isOverload } from '#src/server/db/overload.ts'
import { SqlError } from '#src/server/db/sql-state.ts'

const wrapped = (cause: unknown) => new Error('A query failed.', { cause })
const coded = (code: string) => Object.assign(new Error('read'), { code })

test.each([
  ['no connection became free', new Error('timeout exceeded when trying to connect')],
  ['the connection was cut', new Error('Connection terminated unexpectedly')],
  ['nobody listens', coded('ECONNREFUSED')],
  ['a statement took too long', new SqlError('canceling', { code: '57014' })],
  ['PostgreSQL is shut down', new SqlError('terminating', { code: '57P01' })],
  ['rivals, and no try left', new SqlError('deadlock detected', { code: '40P01' })],
])('default: %s', (_, failure) => {
  expect(isOverload(failure)).toBe(true)
  expect(isOverload(wrapped(wrapped(failure)))).toBe(true)
})

test.each([
  ['a rule of the database', new SqlError('duplicate key', { code: '23505' })],
  ['a fault of ours', new TypeError('x is not a function')],
  ['nothing', undefined],
])('error: %s is none', (_, failure) => {
  expect(isOverload(failure)).toBe(false)
})
