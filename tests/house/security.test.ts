import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { place } from '../../tools/lib/places.mjs'
import { codesIn, readTable } from './read-tables.ts'

const PAGE = 'docs/security.md'
const CHAPTERS = 17

/** The tests that a table names in one of its columns, relative to tests/server. */
function testsIn(heading: string, column: number): readonly string[] {
  return readTable(PAGE, heading).flatMap((cells) => codesIn(cells[column] ?? ''))
}

test('lists every file of the attacks among the doors', () => {
  const files = readdirSync(place('tests/server/attacks')).map(
    (file) => `attacks/${file.replace(/\.test\.ts$/, '')}`,
  )
  const listed = testsIn('Doors and their tests', 2).filter((path) => path.startsWith('attacks/'))
  expect([...new Set(listed)].sort()).toEqual(files.sort())
})

test.each([...testsIn('Doors and their tests', 2), ...testsIn('OWASP ASVS', 3)])(
  'names the test %s, which exists',
  (path) => {
    expect(existsSync(place(`tests/server/${path}.test.ts`)), path).toBe(true)
  },
)

test('describes every chapter of the ASVS, with a test where it applies', () => {
  const rows = readTable(PAGE, 'OWASP ASVS')
  expect(rows.map(([chapter = '']) => /^V(\d+) /.exec(chapter)?.[1])).toEqual(
    Array.from({ length: CHAPTERS }, (_, index) => String(index + 1)),
  )
  for (const [chapter, applies, , tests = ''] of rows) {
    expect(codesIn(tests).length > 0, chapter).toBe(applies !== 'no')
  }
})
