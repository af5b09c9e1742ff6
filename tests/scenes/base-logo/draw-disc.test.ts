import { expect, test } from 'vitest'
import { drawDisc } from '#src/scenes/base-logo/draw-disc.ts'

const lit = (lines: readonly string[]): number => lines.join('').replaceAll(' ', '').length

test('draws a symmetric disc with a slot from the left', () => {
  const disc = drawDisc(34, 17, 1)
  expect(disc).toHaveLength(17)
  for (const line of disc) expect(line).toHaveLength(34)
  // The disc is symmetric from top to bottom.
  expect(disc.map((line) => line.replace(/[▀▄]/g, '▀'))).toEqual(
    disc.toReversed().map((line) => line.replace(/[▀▄]/g, '▀')),
  )
  // The slot starts at the left and ends before the right edge.
  expect(disc[8]).toMatch(/^ {20,}█+$/)
})

test('draws the disc from the top down', () => {
  const [none, half, whole] = [0, 0.5, 1].map((share) => drawDisc(34, 17, share))
  expect(lit(none ?? [])).toBe(0)
  expect(lit(half ?? [])).toBeLessThan(lit(whole ?? []))
  expect(half?.slice(0, 8)).toEqual(whole?.slice(0, 8))
})
