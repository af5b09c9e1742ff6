import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BANDS } from '#src/rules/simulation/balance/bands.ts'
import { wanted } from '../../tools/lib/balance/table.mjs'
import { place } from '../../tools/lib/places.mjs'
import { codesIn, readTable } from './read-tables.ts'

const PAGE = 'docs/benchmarks.md'

test('lists a figure of every bench and of every long run', () => {
  const measured = readTable(PAGE, 'Benchmarks').flatMap((cells) => codesIn(cells.at(-1) ?? ''))
  const files = ['tests/bench', 'tests/soak'].flatMap((folder) =>
    readdirSync(place(folder))
      .filter((file) => /\.(?:bench|test)\.ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  expect([...new Set(measured)].sort()).toEqual(files.sort())
})

test('lists the bands of the economy', () => {
  const listed = readTable(PAGE, 'Balance').map(([name, , band]) => [name, band])
  expect(listed).toEqual(BANDS.map((band) => [band.name, wanted(band)]))
})
