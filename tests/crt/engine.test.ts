import { gzipSync } from 'node:zlib'
import { type Browser } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { OFF_KNOBS } from '#src/crt/knobs.ts'
import { launchChromium } from '../support/chromium.ts'
import { buildPage } from '../support/webgl/build-page.ts'
import { drawPicture, openTubePage, paint, read } from '../support/webgl/open-tube-page.ts'
import { phaserTrim } from '../../tools/phaser-trim.ts'

const SIZE = { width: 320, height: 200 }
/** KB are 1000 bytes, as in the benches. */
const BUDGET = 175 * 1000

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

test('the trimmed engine boots and draws what it is given', async () => {
  const page = await openTubePage(browser, { output: SIZE, buffer: SIZE, knobs: OFF_KNOBS })
  const picture = drawPicture(SIZE.width, SIZE.height, (x, y) => [x % 256, y % 256, (x * y) % 256])
  await paint(page, picture)
  expect(Buffer.compare(await read(page, 0, true), picture.pixels)).toBe(0)
})

test('the engine alone is 175 KB or less, packed', async () => {
  const script = await buildPage('src/crt/engine/phaser.ts', [phaserTrim()])
  const bytes = gzipSync(script, { level: 9 }).length
  expect(bytes).toBeGreaterThan(100 * 1000)
  expect(bytes).toBeLessThanOrEqual(BUDGET)
})
