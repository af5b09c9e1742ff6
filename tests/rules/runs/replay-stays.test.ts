import { expect, test } from 'vitest'
import { verifySeason } from '#src/rules/runs/verify-season.ts'
import { changedSeason } from '#tests/support/changed-season.ts'
import { chanceFor, type RunStep, sha256 } from '#tests/support/sheets.ts'

const MEANS = { sha256, chanceOf: chanceFor }
/** A sale in the tick after the one before it. */
const sellAt = (units: number, place: number): RunStep => ({ tick: 2 + place, units })

test.each([
  ['a draw', 'sale_watched', [/"draw":[\d.]+/, '"draw":1'], /sale draws 0\.\d+, not 1\.$/],
  ['a heat', 'sale_watched', [/"heat":[\d.]+/, '"heat":0'], /follows no such trip or sale\.$/],
  ['a sale', 'sale_watched', [/"sale":"\w+"/, '"sale":"0"'], /^The sale 0 is no further one/],
  ['a type', 'sale_watched', [/"move":0/, '"move":"0"'], 'The watched sale cannot be read.'],
  ['a borough', 'encounter_opened', ['manhattan', 'queens'], /no such trip or sale\.$/],
] as const)('names the record of a watched sale whose %s was changed', async (...row) => {
  const [, kind, [from, to], sentence] = row
  const { season, source } = await changedSeason((body) =>
    body.includes(`"kind":"${kind}"`) ? body.replace(from, to) : body,
  )
  const { difference } = await verifySeason(season, source, MEANS)
  expect(difference?.trader).toBe('ada')
  expect(difference?.sentence).toMatch(sentence)
})

test('names the trade after a further sale that was not watched', async () => {
  const sales: RunStep[] = [{ tick: 1, units: 20 }, ...[-5, -5, -5].map(sellAt)]
  const { season, source } = await changedSeason(
    (body) => (/"kind":"(sale_watched|encounter_\w+)"/.test(body) ? null : body),
    sales,
  )
  const { difference } = await verifySeason(season, source, MEANS)
  expect(difference?.sentence).toBe('The sale 2 was not watched.')
})

test('names a sale that was watched although it is the first of its stay', async () => {
  const sales: RunStep[] = [{ tick: 1, units: 20 }, ...[-5, -5].map(sellAt)]
  const { season, source } = await changedSeason(
    (body) => body.replace('"sale":"2"', '"sale":"1"'),
    sales,
  )
  const { difference } = await verifySeason(season, source, MEANS)
  expect(difference?.sentence).toBe('The sale 1 is no further one of its stay.')
})
