import { expect, test } from 'vitest'
import { lateDays } from '#src/rules/lateness.ts'

const consequencesOf = (...asked: Parameters<typeof lateDays>) =>
  lateDays(...asked).flatMap(({ consequences }) => consequences)
const kinds = (...asked: Parameters<typeof lateDays>) =>
  consequencesOf(...asked).map(({ kind }) => kind)

test('default: vinnie warns, then heats the ground and takes a fifth, then sends somebody', () => {
  expect(kinds('vinnie', 0, 0)).toEqual([])
  expect(consequencesOf('vinnie', 0, 1)).toEqual([{ kind: 'warning' }])
  expect(consequencesOf('vinnie', 1, 2)).toEqual([
    { kind: 'heat', by: 2 },
    { kind: 'goods', percent: 20 },
  ])
  expect(consequencesOf('vinnie', 2, 3)).toEqual([{ kind: 'encounter' }])
})

test('behavior: days that nobody looked at are caught up with in order, each once', () => {
  expect(kinds('vinnie', 0, 30)).toEqual(['warning', 'heat', 'goods', 'encounter'])
  expect(kinds('vinnie', 3, 30)).toEqual([])
})

test('behavior: each shark has a manner of their own', () => {
  expect(kinds('tommy', 0, 30)).toEqual(['warning', 'trust'])
  expect(kinds('carmela', 0, 30)).toEqual(['warning', 'collateral', 'trust'])
  expect(kinds('bigboss', 0, 30)).toEqual(['warning', 'trust', 'reputation'])
})
