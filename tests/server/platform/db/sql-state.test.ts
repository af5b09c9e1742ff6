import { expect, test } from 'vitest'
import { BaseError } from '#src/lib/errors.ts'
import { isFatalState, SqlError, sqlFailure, sqlState } from '#src/server/platform/db/sql-state.ts'

test('finds the SQLSTATE in nested causes', () => {
  const failure = new SqlError('duplicate key', { code: '23505', constraint: 'players_pkey' })
  const wrapped = new BaseError('outer', 'Outer.', {
    cause: new BaseError('inner', 'Inner.', { cause: failure }),
  })
  expect(sqlState(wrapped)).toBe('23505')
  expect(sqlFailure(wrapped)).toBe(failure)
})

test.each(['EPIPE', 'EPERM', 'EROFS', 'closed', '2350'])(
  'returns undefined for %s, which is not an SQLSTATE',
  (code) => {
    expect(sqlState(new BaseError(code, 'A sentence.'))).toBeUndefined()
  },
)

test.each([undefined, null, 'text', { code: '23505' }])(
  'returns undefined for %s, which is not an error',
  (thrown) => {
    expect(sqlState(thrown)).toBeUndefined()
  },
)

test.each([
  ['53100', true],
  ['53200', true],
  ['58030', true],
  ['XX000', true],
  ['XX001', true],
  ['24000', true],
  ['23505', false],
  ['40001', false],
  ['57014', false],
])('reports whether %s is fatal for the engine: %s', (state, isFatal) => {
  expect(isFatalState(state)).toBe(isFatal)
})
