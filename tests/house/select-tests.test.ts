import { describe, expect, test } from 'vitest'
import { listTestFiles, selectTests } from '../../tools/lib/select-tests.mjs'

const TEXTS: Readonly<Record<string, string>> = {
  'tests/rules/loans.test.ts': "test('charges interest for the first day')",
  'tests/server/features/loans.test.ts': "test.each(KINDS)('refuses a %s loan')",
  'tests/e2e/journeys/market.spec.ts': "test('buys low and sells high')",
}
const select = (pattern: string) =>
  selectTests(pattern, Object.keys(TEXTS), (file) => TEXTS[file] ?? '')

describe('selectTests', () => {
  test('selects whole files by a part of their path, in any case', () => {
    const files = ['tests/rules/loans.test.ts', 'tests/server/features/loans.test.ts']
    expect(select('LOANS')).toEqual({ files, name: null })
    expect(select('e2e/journeys')).toEqual({
      files: ['tests/e2e/journeys/market.spec.ts'],
      name: null,
    })
  })

  test('selects tests by name when no path has the pattern', () => {
    const files = ['tests/rules/loans.test.ts']
    expect(select('first day')).toEqual({ files, name: 'first day' })
  })

  test('keeps a file whose titles are composed at run time', () => {
    const files = ['tests/server/features/loans.test.ts']
    expect(select('refuses a second loan')).toEqual({ files, name: 'refuses a second loan' })
  })

  test('keeps all files when every word of the pattern is short', () => {
    expect(select('a b')).toEqual({ files: Object.keys(TEXTS), name: 'a b' })
  })
})

test('listTestFiles lists this file, and no test of the soak', () => {
  const files = listTestFiles()
  expect(files).toContain('tests/house/select-tests.test.ts')
  expect(files.filter((file) => file.includes('/soak/'))).toEqual([])
})
