import { expect, test } from 'vitest'
import { findUnsteady } from '../../tools/lib/flakes.mjs'

const verdict = (name: string, isPassed = true) => ({ name, isPassed, seconds: 0 })

test('names each test that failed or was missing in some runs, with their seeds', () => {
  const runs = [
    { seed: 1, tests: [verdict('steady'), verdict('unsteady'), verdict('missing later')] },
    { seed: 2, tests: [verdict('unsteady', false), verdict('steady')] },
    { seed: 3, tests: [verdict('steady'), verdict('unsteady', false), verdict('missing later')] },
  ]
  expect(findUnsteady(runs)).toEqual([
    '  unsteady\n    failed in 2 of 3, seeds 2, 3',
    '  missing later\n    failed in 1 of 3, seeds 2',
  ])
})

test('does not name a test that failed in every run', () => {
  const runs = [1, 2].map((seed) => ({ seed, tests: [verdict('broken', false)] }))
  expect(findUnsteady(runs)).toEqual([])
})
