import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { DEFAULT_KNOBS, OFF_KNOBS, withLook } from '#src/crt/knobs.ts'
import { PRESETS } from '#src/crt/presets.ts'
import { glassTest as test } from '../../support/page-test.ts'
import { type PageSource } from '../../support/tabs.ts'
import { buildPage } from '../../support/webgl/build-page.ts'
import {
  drawPicture,
  type EngineBuild,
  openTubePage,
  paint,
  read,
} from '../../support/webgl/open-tube-page.ts'
import { phaserTrim } from '../../../tools/phaser-trim.ts'

const SIZE = { width: 320, height: 200 }
/** 1 KB is 1000 bytes, as in the benchmarks. */
const BUDGET = 130 * 1000

let tabs: PageSource
test.beforeEach(({ tabs: own }) => {
  tabs = own
})

test('the trimmed engine boots and draws its source texture', async () => {
  const page = await openTubePage(tabs, { output: SIZE, buffer: SIZE, knobs: OFF_KNOBS })
  const picture = drawPicture(SIZE.width, SIZE.height, (x, y) => [x % 256, y % 256, (x * y) % 256])
  await paint(page, picture)
  expect(Buffer.compare(await read(page, 0, true), picture.pixels)).toBe(0)
})

/** Draws a picture with every function that the game uses. Returns the canvas at each step. */
async function screenTest(engine: EngineBuild): Promise<Record<string, string>> {
  const buffer = { width: 160, height: 100 }
  const options = { output: { width: 240, height: 180 }, buffer, knobs: DEFAULT_KNOBS }
  const page = await openTubePage(tabs, options, engine)
  const bars = drawPicture(buffer.width, buffer.height, (x) =>
    x % 16 < 8 ? [57, 255, 20] : [0, 0, 0],
  )
  const rows = drawPicture(buffer.width, buffer.height, (_, y) => [0, y % 16 < 4 ? 255 : 40, 0])
  const seen: Record<string, string> = {}
  const look = async (name: string, now: number, hasChanged: boolean): Promise<void> => {
    const pixels = await read(page, now, hasChanged)
    seen[name] = createHash('sha256').update(pixels).digest('hex')
  }
  await paint(page, bars)
  await page.evaluate(() => window.tubePage.switchTo('on', 0))
  await look('warming up', 200, true)
  await look('lit', 4_000, false)
  await paint(page, rows)
  await look('afterglow', 4_016, true)
  for (const { id, look: preset } of PRESETS) {
    const knobs = withLook(DEFAULT_KNOBS, preset)
    await page.evaluate((given) => window.tubePage.setKnobs(given), knobs)
    await look(id, 6_000, true)
  }
  await page.evaluate(() => window.tubePage.loseContext())
  await page.evaluate(() => window.tubePage.restoreContext())
  await paint(page, bars)
  await look('restored', 8_000, true)
  const size = { width: 300, height: 225 }
  await page.evaluate((given) => window.tubePage.resize(given, given), size)
  await look('resized', 9_000, true)
  await page.evaluate(() => window.tubePage.switchTo('off', 10_000))
  await look('folding up', 10_100, false)
  return seen
}

test('the trimmed engine draws every look, a restored context and a resize like the stock engine', async () => {
  const trimmed = await screenTest('trimmed')
  expect(trimmed).toEqual(await screenTest('stock'))
  // All but two differ: without effects, high contrast differs only in its ink.
  expect(new Set(Object.values(trimmed)).size).toBe(Object.keys(trimmed).length - 1)
})

test('the engine alone is at most 130 KB when packed', async () => {
  const script = await buildPage('src/crt/engine/phaser.ts', [phaserTrim()])
  const bytes = gzipSync(script, { level: 9 }).length
  expect(bytes).toBeGreaterThan(80 * 1000)
  expect(bytes).toBeLessThanOrEqual(BUDGET)
})
