import { expect, test } from 'vitest'
import { codesIn, readTable, textOf } from './read-tables.ts'

const PAGE = 'docs/configuration.md'
const SECTIONS = ['Server', 'Database', 'Wallets and chains', 'Payments', 'Hosts', 'Voices']

test('lists every environment variable of the server', () => {
  const [, schema = ''] = /const environmentSchema = z\.object\(\{\n(.*?)^\}\)/ms.exec(
    textOf('src/server/platform/config.ts'),
  ) ?? ['', '']
  const read = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name)
  const listed = SECTIONS.flatMap((section) => readTable(PAGE, section)).flatMap(([names = '']) =>
    codesIn(names),
  )
  expect(read.length).toBeGreaterThan(20)
  expect(listed.sort()).toEqual(read.sort())
})
