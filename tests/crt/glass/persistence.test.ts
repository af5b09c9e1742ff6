import { type Page } from 'playwright'
import { describe, expect } from 'vitest'
import { OFF_KNOBS } from '#src/crt/knobs.ts'
import { glassTest as test } from '../../support/page-test.ts'
import { type PageSource } from '../../support/tabs.ts'
import { drawPicture, openTubePage, paint, read } from '../../support/webgl/open-tube-page.ts'

const SIZE = { width: 64, height: 40 }
const LIT = drawPicture(SIZE.width, SIZE.height, () => [255, 255, 255])
const DARK = drawPicture(SIZE.width, SIZE.height, () => [0, 0, 0])

let tabs: PageSource
let page: Page
/** When the picture went dark. */
let darkAt = 0
test.beforeEach(({ tabs: own }) => {
  tabs = own
})

async function open(halfFloats: boolean): Promise<void> {
  const options = { buffer: SIZE, output: SIZE, knobs: OFF_KNOBS, halfFloats }
  page = await openTubePage(tabs, options)
}

/** Lights the whole screen until it is still, then paints it dark. */
async function goDark(halfLife: number, stillFor = 20): Promise<void> {
  darkAt = 120_000
  await page.evaluate((knobs) => window.tubePage.setKnobs(knobs), { ...OFF_KNOBS, halfLife })
  await paint(page, LIT)
  await page.evaluate(
    ([start, end]) => {
      window.tubePage.frame(start, true)
      window.tubePage.frame(end, false)
    },
    [darkAt - stillFor - 5000, darkAt - stillFor] as const,
  )
  await paint(page, DARK)
}

/** Renders frames at a rate between two times since dark. Returns the time of the last one. */
async function run(fromMs: number, untilMs: number, hertz: number): Promise<number> {
  return page.evaluate(
    ([dark, from, until, rate]) => {
      let now = from
      while (now + 1000 / rate <= until) {
        now += 1000 / rate
        window.tubePage.frame(dark + now, false)
      }
      return now
    },
    [darkAt, fromMs, untilMs, hertz] as const,
  )
}

/** The light on the glass at a time since dark. */
async function lightAt(nowMs: number, hasChanged = false): Promise<number> {
  return lightOf(await read(page, darkAt + nowMs, hasChanged))
}

const isSettled = (): Promise<boolean> => page.evaluate(() => window.tubePage.settled())

/** Mean light of the picture, 0 to 1. */
function lightOf(pixels: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < pixels.length; at += 4) sum += ((pixels[at + 1] ?? 0) / 255) ** 2
  return sum / (pixels.length / 4)
}

describe.each([
  ['half floats', true],
  ['bytes', false],
])('in %s', (_, halfFloats) => {
  test.beforeEach(() => open(halfFloats))

  for (const hertz of [30, 60, 144]) {
    for (const halfLife of [28, 140]) {
      test(`halves the light in ${halfLife} ms at ${hertz} Hz`, async () => {
        await goDark(halfLife)
        const first = await lightAt(0, true)
        const last = await run(0, 2.5 * halfLife, hertz)
        const measured = last / Math.log2(first / (await lightAt(last)))
        expect(measured).toBeGreaterThan(halfLife * 0.95)
        expect(measured).toBeLessThan(halfLife * 1.05)
      })
    }

    test(`ends in exact black and settles within 2 s at ${hertz} Hz`, async () => {
      await goDark(140)
      await lightAt(0, true)
      const middle = await run(0, 1000, hertz)
      expect(await lightAt(middle)).toBeGreaterThan(0)
      expect(await isSettled()).toBe(false)
      const last = await run(middle, 2000, hertz)
      expect(await lightAt(last)).toBe(0)
      expect(await isSettled()).toBe(true)
    })
  }
})

describe('a still picture', () => {
  test.beforeEach(() => open(true))

  test('starts the afterglow from full light, however long nothing changed', async () => {
    await goDark(140, 60_000)
    expect(await lightAt(0, true)).toBeGreaterThan(0.9)
  })

  test('draws only the glass once settled', async () => {
    await goDark(28)
    await lightAt(0, true)
    await run(0, 1000, 60)
    await page.evaluate(() => window.tubePage.draws())
    await page.evaluate((now) => window.tubePage.frame(now, false), darkAt + 2000)
    expect(await page.evaluate(() => window.tubePage.draws())).toBe(1)
  })

  test('does not bring back an afterglow after it was off', async () => {
    await goDark(140)
    await lightAt(0, true)
    for (const halfLife of [0, 140]) {
      await page.evaluate((knobs) => window.tubePage.setKnobs(knobs), { ...OFF_KNOBS, halfLife })
      expect(await lightAt(20, false)).toBe(0)
    }
  })
})
