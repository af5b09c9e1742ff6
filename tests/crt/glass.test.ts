import { type Browser, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_KNOBS, KNOBS, OFF_KNOBS } from '#src/crt/knobs.ts'
import { paletteOf } from '#src/crt/palette.ts'
import { chanceOf } from '#src/lib/chance.ts'
import { launchChromium } from '../support/chromium.ts'
import {
  drawPicture,
  openTubePage,
  openUnstartedTubePage,
  paint,
  type Picture,
  read,
} from '../support/webgl/open-tube-page.ts'
import { type StartOptions } from '../support/webgl/tube-page-contract.ts'

/** Half the game's buffer, so that a frame is read back fast; 2.4 device pixels a row. */
const BUFFER = { width: 320, height: 200 }
const FRAME = { width: 640, height: 480 }

/** Something like text: runs of lit and dark pixels in the colours of the palette. */
const palette = paletteOf(DEFAULT_KNOBS)
const chance = chanceOf('glass')
const TEXT = drawPicture(BUFFER.width, BUFFER.height, () =>
  chance() < 0.6 ? [0, 0, 0] : (palette[Math.floor(chance() * 16)] ?? [0, 0, 0]),
)

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
}, 60_000)
afterEach(() => page.close())
afterAll(() => browser.close())

async function open(options: Partial<StartOptions>): Promise<void> {
  page = await openTubePage(browser, {
    buffer: BUFFER,
    output: FRAME,
    knobs: OFF_KNOBS,
    ...options,
  })
}

describe('with everything off', () => {
  test.each([
    ['640×400 on 960×720', { width: 640, height: 400 }, { width: 960, height: 720 }],
    ['640×400 on 1067×800', { width: 640, height: 400 }, { width: 1067, height: 800 }],
    ['360×640 on 487×866', { width: 360, height: 640 }, { width: 487, height: 866 }],
    ['320×200 on 300×190', BUFFER, { width: 300, height: 190 }],
  ])('behavior: %s is the buffer, pixel by nearest pixel', async (_, buffer, output) => {
    await open({ buffer, output })
    const picture = drawPicture(buffer.width, buffer.height, (x, y) => [
      x % 251,
      y % 241,
      (x ^ y) % 256,
    ])
    await paint(page, picture)
    const seen = await read(page, 0, true)
    expect(Buffer.compare(seen, nearest(picture, output))).toBe(0)
  })

  test('behavior: nothing runs but the glass', async () => {
    await open({})
    await page.evaluate(() => window.tubePage.draws())
    await page.evaluate(() => window.tubePage.frame(0, true))
    expect(await page.evaluate(() => window.tubePage.draws())).toBe(1)
    expect(await page.evaluate(() => window.tubePage.settled())).toBe(true)
  })
})

describe('knobs', () => {
  test('behavior: a switched-off effect runs no pass of its own', async () => {
    await open({ knobs: DEFAULT_KNOBS })
    const drawsWith = async (changes: object): Promise<number> => {
      await page.evaluate((knobs) => window.tubePage.setKnobs(knobs), {
        ...DEFAULT_KNOBS,
        ...changes,
      })
      await page.evaluate(() => window.tubePage.frame(0, true))
      await page.evaluate(() => window.tubePage.draws())
      await page.evaluate(() => window.tubePage.frame(20, true))
      return page.evaluate(() => window.tubePage.draws())
    }
    // Persistence, halving, two sweeps of bloom, two of halation, the glass.
    expect(await drawsWith({})).toBe(7)
    expect(await drawsWith({ halfLife: 0 })).toBe(6)
    expect(await drawsWith({ bloom: 0 })).toBe(5)
    expect(await drawsWith({ bloomRadius: 0 })).toBe(5)
    expect(await drawsWith({ halation: 0 })).toBe(5)
    expect(await drawsWith({ bloom: 0, halation: 0 })).toBe(2)
  })

  test('behavior: back at its off value a knob leaves no trace', { timeout: 30_000 }, async () => {
    await open({})
    await paint(page, TEXT)
    const before = await read(page, 0, true)
    for (const knob of KNOBS) {
      const far = knob.off === knob.max ? knob.min : knob.max
      await page.evaluate((knobs) => window.tubePage.setKnobs(knobs), {
        ...OFF_KNOBS,
        [knob.id]: far,
      })
      await page.evaluate(() => window.tubePage.frame(0, true))
    }
    await page.evaluate((knobs) => window.tubePage.setKnobs(knobs), OFF_KNOBS)
    expect(Buffer.compare(await read(page, 0, true), before)).toBe(0)
  })

  // The phosphor's colour reaches the picture through the palette; its half-life shows in motion (persistence.test.ts).
  const seen = KNOBS.filter((knob) => knob.group !== 'phosphor')
  test('behavior: each changes the picture at its far end', { timeout: 60_000 }, async () => {
    await open({ knobs: DEFAULT_KNOBS })
    await paint(page, TEXT)
    const before = await read(page, 0, true)
    for (const knob of seen) {
      const far = knob.off === knob.max ? knob.min : knob.max
      const turned = { ...DEFAULT_KNOBS, [knob.id]: far }
      await page.evaluate((knobs) => window.tubePage.setKnobs(knobs), turned)
      const after = await read(page, 0, true)
      expect(shareOfChanged(before, after), knob.id).toBeGreaterThan(0.005)
    }
  })
})

describe('the glass', () => {
  test('behavior: the corners of a bent tube show nothing', async () => {
    await open({ knobs: { ...OFF_KNOBS, curvature: 1 } })
    await paint(
      page,
      drawPicture(BUFFER.width, BUFFER.height, () => [255, 255, 255]),
    )
    const seen = await read(page, 0, true)
    expect(pixel(seen, 0, 0)).toEqual([0, 0, 0])
    expect(pixel(seen, FRAME.width / 2, FRAME.height / 2)).toEqual([255, 255, 255])
    expect(pixel(seen, FRAME.width / 2, 1)).toEqual([255, 255, 255])
  })

  test('behavior: a bright beam closes more of the gap between two lines than a dim one', async () => {
    await open({ knobs: { ...OFF_KNOBS, scanlineDepth: 1, beamGrowth: 0.5 } })
    const depthOf = async (level: number): Promise<number> => {
      await paint(
        page,
        drawPicture(BUFFER.width, BUFFER.height, () => [level, level, level]),
      )
      const seen = await read(page, 0, true)
      const column = Array.from({ length: 200 }, (_, y) => pixel(seen, 320, 140 + y)[1])
      return Math.min(...column) / Math.max(...column)
    }
    expect(await depthOf(60)).toBeLessThan((await depthOf(255)) - 0.2)
  })

  test('behavior: light spills over the dark beside lit text, and only there', async () => {
    await open({ knobs: { ...OFF_KNOBS, bloom: 1, bloomRadius: 8 } })
    await paint(
      page,
      drawPicture(BUFFER.width, BUFFER.height, (x) => (x < 160 ? [0, 255, 0] : [0, 0, 0])),
    )
    const seen = await read(page, 0, true)
    expect(pixel(seen, 323, 240)[1]).toBeGreaterThan(60)
    expect(pixel(seen, 400, 240)).toEqual([0, 0, 0])
    expect(pixel(seen, 323, 240)[0]).toBe(0)
  })
})

describe('the tube', () => {
  test('behavior: its backing store is the device pixels asked for, also after a resize', async () => {
    await open({})
    await paint(page, TEXT)
    await page.evaluate(() => window.tubePage.frame(0, true))
    for (const output of [
      { width: 1441, height: 1081 },
      { width: 615, height: 461 },
    ]) {
      const css = { width: output.width / 1.25, height: output.height / 1.25 }
      // Resized and read in one task: what is read is what the player sees next.
      const seen = await page.evaluate(
        ([device, shown]) => {
          window.tubePage.resize(device, shown)
          return window.tubePage.read(10, false)
        },
        [output, css] as const,
      )
      const pixels = new Uint8Array(Buffer.from(seen, 'base64'))
      expect(Buffer.compare(pixels, nearest(TEXT, output))).toBe(0)
      const canvas = await page.evaluate(() => window.tubePage.canvas())
      expect(canvas).toMatchObject(output)
      expect(canvas.css.width).toBeCloseTo(css.width, 1)
      expect(canvas.css.height).toBeCloseTo(css.height, 1)
    }
  })

  test('behavior: a context that was lost comes back with the same picture', {
    timeout: 30_000,
  }, async () => {
    await open({ knobs: DEFAULT_KNOBS })
    await paint(page, TEXT)
    const before = await read(page, 0, true)
    for (let cycle = 1; cycle <= 3; cycle += 1) {
      await page.evaluate(() => window.tubePage.loseContext())
      await page.evaluate((now) => window.tubePage.frame(now, false), cycle * 5000 - 10)
      await page.evaluate(() => window.tubePage.restoreContext())
      expect(Buffer.compare(await read(page, cycle * 5000, false), before)).toBe(0)
    }
  })

  test('behavior: frames leave nothing behind in the engine', async () => {
    await open({ knobs: DEFAULT_KNOBS })
    for (let frame = 0; frame < 50; frame += 1) {
      await page.evaluate((now) => window.tubePage.frame(now, true), frame * 16)
    }
    expect(await page.evaluate(() => window.tubePage.renderListEntries())).toBe(0)
  })

  test('behavior: released, it leaves the canvas empty and throws nothing', async () => {
    await open({ knobs: DEFAULT_KNOBS })
    const failures: Error[] = []
    page.on('pageerror', (failure) => failures.push(failure))
    await page.evaluate(() => {
      window.tubePage.frame(0, true)
      window.tubePage.release()
    })
    expect(failures).toEqual([])
  })

  test('error: no WebGL', async () => {
    page = await openUnstartedTubePage(browser)
    const options = { buffer: BUFFER, output: FRAME, knobs: OFF_KNOBS, isContextTaken: true }
    const outcome = await page.evaluate((given) => window.tubePage.start(given), options)
    expect(outcome).toBe('no_webgl')
  })
})

function nearest(
  { height, pixels, width }: Picture,
  output: { width: number; height: number },
): Uint8Array {
  const found = new Uint8Array(output.width * output.height * 4)
  for (let y = 0; y < output.height; y += 1) {
    const row = Math.floor(((2 * y + 1) * height) / (2 * output.height))
    for (let x = 0; x < output.width; x += 1) {
      const column = Math.floor(((2 * x + 1) * width) / (2 * output.width))
      const from = (row * width + column) * 4
      found.set(pixels.subarray(from, from + 4), (y * output.width + x) * 4)
    }
  }
  return found
}

function pixel(pixels: Uint8Array, x: number, y: number): [number, number, number] {
  const at = (y * FRAME.width + x) * 4
  return [pixels[at] ?? -1, pixels[at + 1] ?? -1, pixels[at + 2] ?? -1]
}

function shareOfChanged(before: Uint8Array, after: Uint8Array): number {
  let changed = 0
  for (let at = 0; at < before.length; at += 4) {
    if (before[at + 1] !== after[at + 1] || before[at] !== after[at]) changed += 1
  }
  return changed / (before.length / 4)
}
