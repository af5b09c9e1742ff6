import { type Page } from 'playwright'
import { describe, expect } from 'vitest'
import { DEFAULT_KNOBS, type KnobValues, OFF_KNOBS } from '#src/crt/knobs.ts'
import { glassTest as test } from '../../support/page-test.ts'
import { type PageSource } from '../../support/tabs.ts'
import {
  drawPicture,
  openTubePage,
  paint,
  type Picture,
  read,
} from '../../support/webgl/open-tube-page.ts'
import { type StartOptions } from '../../support/webgl/tube-page-contract.ts'

const BUFFER = { width: 160, height: 100 }
const FRAME = { width: 320, height: 240 }
const HALF = drawPicture(BUFFER.width, BUFFER.height, (x) => [0, x < 80 ? 255 : 0, 0])
const DARK = drawPicture(BUFFER.width, BUFFER.height, () => [0, 0, 0])
const GREY = drawPicture(BUFFER.width, BUFFER.height, () => [90, 90, 90])
const WHITE = drawPicture(BUFFER.width, BUFFER.height, () => [255, 255, 255])

let tabs: PageSource
test.beforeEach(({ tabs: own }) => {
  tabs = own
})

async function open(knobs: KnobValues, options: Partial<StartOptions> = {}): Promise<Page> {
  return openTubePage(tabs, { buffer: BUFFER, output: FRAME, knobs, ...options })
}

async function show(page: Page, picture: Picture, now: number): Promise<Uint8Array> {
  await paint(page, picture)
  return read(page, now, true)
}

const frame = (page: Page, now: number): Promise<void> =>
  page.evaluate((at) => window.tubePage.frame(at, false), now)
const settled = (page: Page, now: number): Promise<boolean> =>
  page.evaluate((at) => window.tubePage.settled(at), now)

function meanOf(pixels: Uint8Array, channel: number, from = 0, to = FRAME.width): number {
  let sum = 0
  for (let y = 0; y < FRAME.height; y += 1) {
    for (let x = from; x < to; x += 1) sum += pixels[(y * FRAME.width + x) * 4 + channel] ?? 0
  }
  return sum / (FRAME.height * (to - from))
}

describe('powering on and off', () => {
  test('starts dark and ends with the normal picture; ends dark when powered off', async () => {
    const page = await open({ ...OFF_KNOBS, warmUp: 700, degauss: 1, powerOff: 400 })
    const standing = await show(page, HALF, 0)
    await page.evaluate(() => window.tubePage.switchTo('on', 1000))
    expect(meanOf(await read(page, 1000, false), 1)).toBe(0)
    expect(await settled(page, 1000)).toBe(false)
    const coming = await read(page, 1300, false)
    expect(meanOf(coming, 1)).toBeGreaterThan(5)
    expect(Buffer.compare(coming, standing)).not.toBe(0)
    await frame(page, 3000)
    expect(Buffer.compare(await read(page, 3020, false), standing)).toBe(0)
    expect(await settled(page, 3040)).toBe(true)

    await page.evaluate(() => window.tubePage.switchTo('off', 4000))
    expect(meanOf(await read(page, 4150, false), 1)).toBeLessThan(meanOf(standing, 1))
    expect(meanOf(await read(page, 4500, false), 1)).toBe(0)
  })

  test('skips both under reduced motion', async () => {
    const quality = { tier: 'full', reducedMotion: true } as const
    const page = await open(DEFAULT_KNOBS, { quality })
    const standing = await show(page, HALF, 0)
    await page.evaluate(() => window.tubePage.switchTo('on', 1000))
    await frame(page, 1000)
    expect(Buffer.compare(await read(page, 1010, false), standing)).toBe(0)
  })
})

describe('burn-in', () => {
  const knobs = { ...OFF_KNOBS, burnIn: 1, burnInSpeed: 60 }

  test('shows a picture that was displayed for long, until it is wiped', async () => {
    const page = await open(knobs)
    const fresh = await show(page, GREY, 0)
    await show(page, HALF, 10_000)
    // An hour of this picture has worn the phosphor when the picture changes.
    const worn = await show(page, GREY, 3_610_000)
    expect(meanOf(worn, 1, 10, 150)).toBeLessThan(meanOf(fresh, 1, 10, 150) - 3)
    expect(meanOf(worn, 1, 170, 310)).toBeCloseTo(meanOf(fresh, 1, 170, 310), 0)
    expect(meanOf(await read(page, 3_620_000, false), 1, 10, 150)).toBeCloseTo(
      meanOf(worn, 1, 10, 150),
      0,
    )
    await page.evaluate(() => window.tubePage.wipeBurnIn())
    expect(Buffer.compare(await read(page, 3_620_500, false), fresh)).toBe(0)
  })

  test('shows less after slower wear', async () => {
    const seen: number[] = []
    for (const burnInSpeed of [60, 1]) {
      const page = await open({ ...knobs, burnInSpeed })
      await show(page, HALF, 0)
      seen.push(meanOf(await show(page, GREY, 600_000), 1, 10, 150))
    }
    expect(seen[0]).toBeLessThan((seen[1] ?? 0) - 2)
  })
})

test('colours the afterglow when the tails differ', async () => {
  const page = await open({ ...OFF_KNOBS, halfLife: 60, tailRed: 200, tailBlue: 20 })
  await show(page, WHITE, 0)
  await frame(page, 5_000)
  await show(page, DARK, 5_016)
  const glowing = await read(page, 5_150, false)
  expect(meanOf(glowing, 0)).toBeGreaterThan(meanOf(glowing, 1) + 20)
  expect(meanOf(glowing, 1)).toBeGreaterThan(meanOf(glowing, 2) + 20)
  await frame(page, 9_000)
  expect(meanOf(await read(page, 9_016, false), 0)).toBe(0)
})

describe('animated effects', () => {
  const knobs = { ...OFF_KNOBS, noise: 0.5 }

  test.each([
    ['full', 60],
    ['saving', 20],
    ['lean', 20],
  ] as const)('request frames by tier: %s, %d per second', async (tier, hertz) => {
    const page = await open(knobs, { quality: { tier, reducedMotion: false } })
    await show(page, HALF, 0)
    const drawn = await page.evaluate(() => {
      let frames = 0
      for (let beat = 1; beat <= 300; beat += 1) {
        const now = (beat * 1000) / 60
        if (window.tubePage.settled(now)) continue
        frames += 1
        window.tubePage.frame(now, false)
      }
      return frames
    })
    expect(drawn / 5).toBeGreaterThan(hertz * 0.9)
    expect(drawn / 5).toBeLessThanOrEqual(hertz)
  })

  test('request no frames under reduced motion, nor in a still look', async () => {
    for (const [look, reducedMotion] of [
      [knobs, true],
      [DEFAULT_KNOBS, false],
    ] as const) {
      const page = await open(look, { quality: { tier: 'full', reducedMotion } })
      await show(page, HALF, 0)
      await frame(page, 5_000)
      expect(await settled(page, 3_600_000)).toBe(true)
    }
  })
})

describe('a shader that the driver rejects', () => {
  test.each([
    ['#define GRAIN', 'glass', 'The graphics driver refused the shader of the glass.'],
    ['uKept', 'burn-in', 'The graphics driver refused the shader of the burn-in.'],
    ['uDecay', 'afterglow', 'The graphics driver refused the shader of the afterglow.'],
    ['uUnderShare', 'glow', 'The graphics driver refused the shader of the glow.'],
  ])('continues without its part: %s, %s', async (refusedShader, _, sentence) => {
    const knobs = { ...DEFAULT_KNOBS, burnIn: 0.5, burnInSpeed: 10 }
    const page = await open(knobs, { refusedShader })
    const seen = await show(page, HALF, 0)
    expect(meanOf(seen, 1, 40, 140)).toBeGreaterThan(80)
    expect(meanOf(seen, 1, 180, 280)).toBeLessThan(60)
    const told = await page.evaluate(() => window.tubePage.refusals())
    expect(told).toContain(sentence)
    await frame(page, 1000)
    expect(await page.evaluate(() => window.tubePage.refusals().length)).toBe(told.length)
  })
})

test('shows the new picture in the same task after a rotation', async () => {
  const page = await open(OFF_KNOBS)
  await show(page, HALF, 0)
  const upright = { width: 90, height: 160 }
  const picture = drawPicture(upright.width, upright.height, (x, y) => [x, y, 200])
  const pixels = Buffer.from(picture.pixels).toString('base64')
  const seen = await page.evaluate(
    ([size, text]) => window.tubePage.rotate(size, { ...size, pixels: text }, 20),
    [upright, pixels] as const,
  )
  expect(Buffer.compare(Buffer.from(seen, 'base64'), picture.pixels)).toBe(0)
})
