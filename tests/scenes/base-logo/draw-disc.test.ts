import { expect, test } from 'vitest'
import { drawDisc } from '#src/scenes/base-logo/draw-disc.ts'

const lit = (lines: readonly string[]): number => lines.join('').replaceAll(' ', '').length

test('default', () => {
  const disc = drawDisc(34, 17, 1)
  expect(disc).toHaveLength(17)
  for (const line of disc) expect(line).toHaveLength(34)
  // Upright it is its own mirror image.
  expect(disc.map((line) => line.replace(/[▀▄]/g, '▀'))).toEqual(
    disc.toReversed().map((line) => line.replace(/[▀▄]/g, '▀')),
  )
  // The slot comes from the left and ends before the right.
  expect(disc[8]).toMatch(/^ {20,}█+$/)
})

test('behavior: it grows from the top down', () => {
  const [none, half, whole] = [0, 0.5, 1].map((share) => drawDisc(34, 17, share))
  expect(lit(none ?? [])).toBe(0)
  expect(lit(half ?? [])).toBeLessThan(lit(whole ?? []))
  expect(half?.slice(0, 8)).toEqual(whole?.slice(0, 8))
})
