import { expect, test } from 'vitest'
import { BaseError } from '#src/lib/errors.ts'
import { isFatalState, SqlError, sqlFailure, sqlState } from '#src/server/db/sql-state.ts'

test('default: finds the state however deep it is wrapped', () => {
  const told = new SqlError('duplicate key', { code: '23505', constraint: 'players_pkey' })
  const wrapped = new BaseError('outer', 'Outer.', {
    cause: new BaseError('inner', 'Inner.', { cause: told }),
  })
  expect(sqlState(wrapped)).toBe('23505')
  expect(sqlFailure(wrapped)).toBe(told)
})

test.each(['EPIPE', 'EPERM', 'EROFS', 'closed', '2350'])(
  'behavior: %s is no code of PostgreSQL',
  (code) => {
    expect(sqlState(new BaseError(code, 'A sentence.'))).toBeUndefined()
  },
)

test.each([undefined, null, 'text', { code: '23505' }])(
  'behavior: what is no error has no state (%s)',
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
])('behavior: whether %s ends the engine: %s', (state, isFatal) => {
  expect(isFatalState(state)).toBe(isFatal)
})
