import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { chanceOf } from '#src/lib/chance.ts'
import { skylineText } from '#src/scenes/kit/skyline.ts'

test('draws the same city with lit windows for the same seed', () => {
  const lines = skylineText(80, 7, chanceOf('night'))
  expect(lines).toEqual(skylineText(80, 7, chanceOf('night')))
  expect(lines.join('')).toContain('▪')
})

test('fills any box exactly', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 1, max: 20 }),
      fc.string(),
      (columns, rows, seed) => {
        const lines = skylineText(columns, rows, chanceOf(seed))
        expect(lines).toHaveLength(rows)
        for (const line of lines) expect([...line]).toHaveLength(columns)
      },
    ),
  )
})
