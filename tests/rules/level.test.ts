import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { levelOf, xpForLevel } from '#src/rules/level.ts'

test.each([
  [0, 1],
  [99, 1],
  [100, 2],
  [299, 2],
  [300, 3],
  [600, 4],
])('%i xp is level %i', (xp, level) => {
  expect(levelOf(xp)).toBe(level)
})

test('keeps a level from its first xp to the last one before the next level', () => {
  fc.assert(
    fc.property(fc.nat(1e12), (xp) => {
      const level = levelOf(xp)
      expect(xpForLevel(level)).toBeLessThanOrEqual(xp)
      expect(xpForLevel(level + 1)).toBeGreaterThan(xp)
    }),
  )
})
