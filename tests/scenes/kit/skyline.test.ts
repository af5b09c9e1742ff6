import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { chanceOf } from '#src/lib/chance.ts'
import { skylineText } from '#src/scenes/kit/skyline.ts'

test('default', () => {
  const lines = skylineText(80, 7, chanceOf('night'))
  expect(lines).toEqual(skylineText(80, 7, chanceOf('night')))
  expect(lines.join('')).toContain('▪')
})

test('behavior: it fills its box exactly, whatever the box', () => {
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
