import { expect, test } from 'vitest'
import { lateDays } from '#src/rules/lateness.ts'

const consequencesOf = (...asked: Parameters<typeof lateDays>) =>
  lateDays(...asked).flatMap(({ consequences }) => consequences)
const kinds = (...asked: Parameters<typeof lateDays>) =>
  consequencesOf(...asked).map(({ kind }) => kind)

test('vinnie warns, then raises the heat and takes a fifth of the goods, then sends a collector', () => {
  expect(kinds('vinnie', 0, 0)).toEqual([])
  expect(consequencesOf('vinnie', 0, 1)).toEqual([{ kind: 'warning' }])
  expect(consequencesOf('vinnie', 1, 2)).toEqual([
    { kind: 'heat', by: 2 },
    { kind: 'goods', percent: 20 },
  ])
  expect(consequencesOf('vinnie', 2, 3)).toEqual([{ kind: 'encounter' }])
})

test('the consequences of several late days are returned in order, each once', () => {
  expect(kinds('vinnie', 0, 30)).toEqual(['warning', 'heat', 'goods', 'encounter'])
  expect(kinds('vinnie', 3, 30)).toEqual([])
})

test('each shark has its own consequences', () => {
  expect(kinds('tommy', 0, 30)).toEqual(['warning', 'trust'])
  expect(kinds('carmela', 0, 30)).toEqual(['warning', 'collateral', 'trust'])
  expect(kinds('bigboss', 0, 30)).toEqual(['warning', 'trust', 'reputation'])
})
