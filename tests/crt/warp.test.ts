import fc from 'fast-check'
import { type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { OFF_KNOBS } from '#src/crt/knobs.ts'
import { bendOf, boxOnGlass, bufferToGlass, glassToBuffer } from '#src/crt/warp.ts'
import { launchChromium } from '../support/chromium.ts'
import { openTubePage } from '../support/webgl/open-tube-page.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const COLUMNS = 640
const ROWS = 400
const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('glassToBuffer', () => {
  test('default: the middle and the axes stay, the corners look further out', () => {
    const bend = bendOf(1)
    expect(glassToBuffer({ x: 0.5, y: 0.5 }, bend)).toEqual({ x: 0.5, y: 0.5 })
    expect(glassToBuffer({ x: 1, y: 0.5 }, bend)).toEqual({ x: 1, y: 0.5 })
    const corner = glassToBuffer({ x: 1, y: 1 }, bend)
    expect(corner.x).toBeCloseTo(1.05, 12)
    expect(corner.y).toBeCloseTo(1.065, 12)
  })

  test('behavior: a flat glass changes nothing', () => {
    fc.assert(
      fc.property(share, share, (x, y) => {
        const found = glassToBuffer({ x, y }, bendOf(0))
        expect(found.x).toBeCloseTo(x, 12)
        expect(found.y).toBeCloseTo(y, 12)
      }),
    )
  })
})

describe('bufferToGlass', () => {
  test('behavior: there and back again ends within a twentieth of a buffer pixel', () => {
    fc.assert(
      fc.property(share, share, share, (x, y, curvature) => {
        const bend = bendOf(curvature)
        const back = glassToBuffer(bufferToGlass({ x, y }, bend), bend)
        expect(Math.abs(back.x - x) * COLUMNS).toBeLessThanOrEqual(0.05)
        expect(Math.abs(back.y - y) * ROWS).toBeLessThanOrEqual(0.05)
      }),
      { numRuns: 1000 },
    )
  })

  test.each([0, 0.25, 0.5, 0.75, 1])(
    'behavior: the middles of all 2,000 cells are found under the pointer at curvature %d',
    (curvature) => {
      const bend = bendOf(curvature)
      for (let cell = 0; cell < 2000; cell += 1) {
        const column = cell % 80
        const row = Math.floor(cell / 80)
        const seen = bufferToGlass({ x: (column + 0.5) / 80, y: (row + 0.5) / 25 }, bend)
        const under = glassToBuffer(seen, bend)
        expect([Math.floor(under.x * 80), Math.floor(under.y * 25)]).toEqual([column, row])
      }
    },
  )
})

test('boxOnGlass holds every point of the box', () => {
  fc.assert(
    fc.property(share, share, share, share, share, share, share, (a, b, c, d, u, v, curvature) => {
      const bend = bendOf(curvature)
      const box = {
        left: Math.min(a, b),
        top: Math.min(c, d),
        width: Math.abs(a - b),
        height: Math.abs(c - d),
      }
      const glass = boxOnGlass(box, bend)
      const seen = bufferToGlass({ x: box.left + u * box.width, y: box.top + v * box.height }, bend)
      expect(seen.x).toBeGreaterThanOrEqual(glass.left - 1e-9)
      expect(seen.x).toBeLessThanOrEqual(glass.left + glass.width + 1e-9)
      expect(seen.y).toBeGreaterThanOrEqual(glass.top - 1e-9)
      expect(seen.y).toBeLessThanOrEqual(glass.top + glass.height + 1e-9)
    }),
    { numRuns: 1000 },
  )
})

describe('in the shader', () => {
  const size = { width: 64, height: 40 }
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await launchChromium()
    page = await openTubePage(browser, { output: size, buffer: size, knobs: OFF_KNOBS })
  })
  afterAll(() => browser.close())

  test.each([0, 0.3, 1])('behavior: the same places as here at curvature %d', async (curvature) => {
    const bend = bendOf(curvature)
    const places = Array.from({ length: 41 * 41 }, (_, index) => [
      (index % 41) / 40,
      Math.floor(index / 41) / 40,
    ]).flat()
    const found = await page.evaluate(([given, x, y]) => window.tubePage.warp(given, [x, y]), [
      places,
      bend.x,
      bend.y,
    ] as const)
    expect(found).toHaveLength(places.length)
    for (let at = 0; at < places.length; at += 2) {
      const here = glassToBuffer({ x: places[at] ?? 0, y: places[at + 1] ?? 0 }, bend)
      expect(Math.abs((found[at] ?? 0) - here.x) * COLUMNS).toBeLessThan(0.05)
      expect(Math.abs((found[at + 1] ?? 0) - here.y) * ROWS).toBeLessThan(0.05)
    }
  })
})
