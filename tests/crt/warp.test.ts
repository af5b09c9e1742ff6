import { fc } from '#tests/support/property.ts'
import { describe, expect, test } from 'vitest'
import { knobOf, type Look, OFF_KNOBS } from '#src/crt/knobs.ts'
import { boxOnGlass, bufferToGlass, glassToBuffer, type Warp, warpOf } from '#src/crt/warp.ts'

const COLUMNS = 640
const ROWS = 400
const CANVAS = { width: 960, height: 720 }
const curved = (curvature: number): Warp => warpOf({ ...OFF_KNOBS, curvature }, CANVAS)
const upTo = (id: keyof Look) => fc.double({ min: 0, max: knobOf(id).max, noNaN: true })
const anyWarp: fc.Arbitrary<Warp> = fc
  .record({ curvature: upTo('curvature'), margin: upTo('margin'), bezelSize: upTo('bezelSize') })
  .map((look) => warpOf(look, CANVAS))
const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('glassToBuffer', () => {
  test('keeps the middle and the axes, and samples the corners further out', () => {
    const warp = curved(1)
    expect(glassToBuffer({ x: 0.5, y: 0.5 }, warp)).toEqual({ x: 0.5, y: 0.5 })
    expect(glassToBuffer({ x: 1, y: 0.5 }, warp)).toEqual({ x: 1, y: 0.5 })
    const corner = glassToBuffer({ x: 1, y: 1 }, warp)
    expect(corner.x).toBeCloseTo(1.05, 12)
    expect(corner.y).toBeCloseTo(1.065, 12)
  })

  test('changes nothing on a flat glass', () => {
    fc.assert(
      fc.property(share, share, (x, y) => {
        const found = glassToBuffer({ x, y }, curved(0))
        expect(found.x).toBeCloseTo(x, 12)
        expect(found.y).toBeCloseTo(y, 12)
      }),
    )
  })
})

test('warpOf leaves a bezel and a margin of equal width on all sides of the picture', () => {
  const warp = warpOf({ curvature: 0, margin: 0.05, bezelSize: 0.1 }, CANVAS)
  // 72 px of bezel, then a twentieth of the glass's height of 576 px.
  const edge = 72 + 28.8
  const corner = bufferToGlass({ x: 0, y: 0 }, warp)
  expect(corner.x * CANVAS.width).toBeCloseTo(edge, 6)
  expect(corner.y * CANVAS.height).toBeCloseTo(edge, 6)
  const half = warpOf({ curvature: 0, margin: 0, bezelSize: 0 }, CANVAS, 0.5)
  expect(bufferToGlass({ x: 0, y: 1 }, half)).toEqual({ x: 0.25, y: 0.75 })
})

describe('bufferToGlass', () => {
  test('is inverted by glassToBuffer within a twentieth of a buffer pixel', () => {
    fc.assert(
      fc.property(share, share, anyWarp, (x, y, warp) => {
        const back = glassToBuffer(bufferToGlass({ x, y }, warp), warp)
        expect(Math.abs(back.x - x) * COLUMNS).toBeLessThanOrEqual(0.05)
        expect(Math.abs(back.y - y) * ROWS).toBeLessThanOrEqual(0.05)
      }),
      { numRuns: 1000 },
    )
  })

  test.each([0, 0.25, 0.5, 0.75, 1])(
    'finds the middles of all 2,000 cells under the pointer at curvature %d',
    (curvature) => {
      const warp = curved(curvature)
      for (let cell = 0; cell < 2000; cell += 1) {
        const column = cell % 80
        const row = Math.floor(cell / 80)
        const seen = bufferToGlass({ x: (column + 0.5) / 80, y: (row + 0.5) / 25 }, warp)
        const under = glassToBuffer(seen, warp)
        expect([Math.floor(under.x * 80), Math.floor(under.y * 25)]).toEqual([column, row])
      }
    },
  )
})

test('boxOnGlass contains every point of the box', () => {
  fc.assert(
    fc.property(share, share, share, share, share, share, anyWarp, (a, b, c, d, u, v, warp) => {
      const box = {
        left: Math.min(a, b),
        top: Math.min(c, d),
        width: Math.abs(a - b),
        height: Math.abs(c - d),
      }
      const glass = boxOnGlass(box, warp)
      const seen = bufferToGlass({ x: box.left + u * box.width, y: box.top + v * box.height }, warp)
      expect(seen.x).toBeGreaterThanOrEqual(glass.left - 1e-9)
      expect(seen.x).toBeLessThanOrEqual(glass.left + glass.width + 1e-9)
      expect(seen.y).toBeGreaterThanOrEqual(glass.top - 1e-9)
      expect(seen.y).toBeLessThanOrEqual(glass.top + glass.height + 1e-9)
    }),
    { numRuns: 1000 },
  )
})
