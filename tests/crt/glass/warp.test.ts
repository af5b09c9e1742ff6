import { expect } from 'vitest'
import { OFF_KNOBS } from '#src/crt/knobs.ts'
import { glassToBuffer, warpOf } from '#src/crt/warp.ts'
import { glassTest as test } from '../../support/page-test.ts'
import { openTubePage } from '../../support/webgl/open-tube-page.ts'

const COLUMNS = 640
const ROWS = 400
const CANVAS = { width: 960, height: 720 }

test.for([
  { curvature: 0, margin: 0, bezelSize: 0 },
  { curvature: 0.3, margin: 0.01, bezelSize: 0.02 },
  { curvature: 1, margin: 0.1, bezelSize: 0.1 },
])('maps points in the shader as glassToBuffer does, with %o', async (look, { tabs }) => {
  const size = { width: 64, height: 40 }
  const page = await openTubePage(tabs, { output: size, buffer: size, knobs: OFF_KNOBS })
  const warp = warpOf(look, CANVAS)
  const places = Array.from({ length: 41 * 41 }, (_, index) => [
    (index % 41) / 40,
    Math.floor(index / 41) / 40,
  ]).flat()
  const found = await page.evaluate(([given, how]) => window.tubePage.warp(given, how), [
    places,
    warp,
  ] as const)
  expect(found).toHaveLength(places.length)
  for (let at = 0; at < places.length; at += 2) {
    const here = glassToBuffer({ x: places[at] ?? 0, y: places[at + 1] ?? 0 }, warp)
    expect(Math.abs((found[at] ?? 0) - here.x) * COLUMNS).toBeLessThan(0.05)
    expect(Math.abs((found[at + 1] ?? 0) - here.y) * ROWS).toBeLessThan(0.05)
  }
})
