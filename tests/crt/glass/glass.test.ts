import { type Page } from 'playwright'
import { describe, expect } from 'vitest'
import {
  DEFAULT_KNOBS,
  type Knob,
  KNOBS,
  type KnobId,
  type KnobValues,
  OFF_KNOBS,
} from '#src/crt/knobs.ts'
import { paletteOf } from '#src/crt/palette.ts'
import { chanceOf } from '#src/lib/chance.ts'
import { glassTest as test } from '../../support/page-test.ts'
import { type PageSource } from '../../support/tabs.ts'
import {
  drawPicture,
  openTubePage,
  openUnstartedTubePage,
  paint,
  type Picture,
  read,
} from '../../support/webgl/open-tube-page.ts'
import { type StartOptions } from '../../support/webgl/tube-page-contract.ts'

/** Half the game's buffer, so that frames are read back fast. 2.4 device pixels per row. */
const BUFFER = { width: 320, height: 200 }
const FRAME = { width: 640, height: 480 }
/** A quarter of that, for tests that read back many pictures. */
const SMALL = { buffer: { width: 160, height: 100 }, output: { width: 320, height: 240 } }

/** A picture like text: runs of lit and dark pixels in the colours of the palette. */
function textOf({ height, width }: { width: number; height: number }): Picture {
  const palette = paletteOf(DEFAULT_KNOBS)
  const chance = chanceOf('glass')
  return drawPicture(width, height, () =>
    chance() < 0.6 ? [0, 0, 0] : (palette[Math.floor(chance() * 16)] ?? [0, 0, 0]),
  )
}
const TEXT = textOf(BUFFER)
const SMALL_TEXT = textOf(SMALL.buffer)

/** Other knobs that a knob needs to be visible: a size without an amount has no effect, nor has a speed. */
const REQUIRED: Partial<Record<KnobId, Partial<KnobValues>>> = {
  maskType: { maskDepth: 1 },
  maskDepth: { maskType: 1 },
  maskPitch: { maskType: 1, maskDepth: 1 },
  noiseSize: { noise: 1 },
  horizontalSyncSpeed: { horizontalSync: 2 },
  humBarSpeed: { humBar: 1 },
  glowLineSpeed: { glowLine: 1 },
  flicker: { flickerSpeed: 1 },
  flickerSpeed: { flicker: 1 },
}
/** The phosphor's colour acts on the palette (presets.test.ts). Other tests cover the rest over time. */
const SEEN_ELSEWHERE: readonly KnobId[] = [
  ...(['phosphorRed', 'phosphorGreen', 'phosphorBlue', 'overdrive', 'chroma', 'paper'] as const),
  ...(['halfLife', 'tailRed', 'tailGreen', 'tailBlue'] as const),
  ...(['burnIn', 'burnInSpeed', 'warmUp', 'degauss', 'powerOff'] as const),
  // The terminal draws the text and its cursor.
  ...(['glyphSpacing', 'lineSpacing', 'cursorShape', 'cursorBlink'] as const),
]

let tabs: PageSource
let page: Page
/** The page's clock. Each picture is read long after the one before, when its afterglow is over. */
let now = 0
test.beforeEach(({ tabs: own }) => {
  tabs = own
  now = 0
})

async function open(options: Partial<StartOptions>): Promise<void> {
  page = await openTubePage(tabs, {
    buffer: BUFFER,
    output: FRAME,
    knobs: OFF_KNOBS,
    ...options,
  })
}

async function setKnobs(knobs: KnobValues): Promise<void> {
  await page.evaluate((given) => window.tubePage.setKnobs(given), knobs)
}

/** Reads the picture long after it was painted. */
async function readSettled(picture?: Picture): Promise<Uint8Array> {
  if (picture) await paint(page, picture)
  now += 10_000
  return read(page, now, picture !== undefined)
}

const flat = (level: number): Picture =>
  drawPicture(BUFFER.width, BUFFER.height, () => [level, level, level])

describe('with everything off', () => {
  test.each([
    ['640×400 on 960×720', { width: 640, height: 400 }, { width: 960, height: 720 }],
    ['640×400 on 1067×800', { width: 640, height: 400 }, { width: 1067, height: 800 }],
    ['360×640 on 487×866', { width: 360, height: 640 }, { width: 487, height: 866 }],
  ])('shows the buffer by nearest pixels: %s', async (_, buffer, output) => {
    await open({ buffer, output })
    const picture = drawPicture(buffer.width, buffer.height, (x, y) => [
      x % 251,
      y % 241,
      (x ^ y) % 256,
    ])
    expect(Buffer.compare(await readSettled(picture), nearest(picture, output))).toBe(0)
  })

  test('keeps every stroke of one pixel where the glass has fewer pixels than the buffer', async () => {
    const output = { width: 280, height: 176 }
    await open({ buffer: BUFFER, output })
    const lost: string[] = []
    for (let at = 3; at < BUFFER.height - 1; at += 7) {
      const picture = drawPicture(BUFFER.width, BUFFER.height, (x, y) =>
        x === at || y === at ? [57, 255, 20] : [0, 0, 0],
      )
      const pixels = await readSettled(picture)
      const green = (x: number, y: number): number => pixels[(y * output.width + x) * 4 + 1] ?? 0
      const rows = [...Array(output.height).keys()].filter(
        (y) => green(output.width - 1, y) === 255,
      )
      const columns = [...Array(output.width).keys()].filter(
        (x) => green(x, output.height - 1) === 255,
      )
      if (rows.length !== 1 || columns.length !== 1) lost.push(`${at}: ${rows} ${columns}`)
    }
    expect(lost).toEqual([])
  })
})

describe('effects', () => {
  test('runs no pass for an effect that is off', async () => {
    await open({})
    const drawsWith = async (knobs: KnobValues): Promise<number> => {
      await setKnobs(knobs)
      return page.evaluate(() => {
        window.tubePage.frame(0, true)
        window.tubePage.draws()
        window.tubePage.frame(20, true)
        return window.tubePage.draws()
      })
    }
    expect(await drawsWith(OFF_KNOBS)).toBe(1)
    expect(await page.evaluate(() => window.tubePage.settled())).toBe(true)
    // Persistence, halving, two sweeps of bloom, two of halation, the glass.
    expect(await drawsWith(DEFAULT_KNOBS)).toBe(7)
    expect(await drawsWith({ ...DEFAULT_KNOBS, halfLife: 0 })).toBe(6)
    expect(await drawsWith({ ...DEFAULT_KNOBS, bloom: 0 })).toBe(5)
    expect(await drawsWith({ ...DEFAULT_KNOBS, bloomRadius: 0 })).toBe(5)
    expect(await drawsWith({ ...DEFAULT_KNOBS, halation: 0 })).toBe(5)
    // The bezel reflects a blurred picture, by whichever pass.
    expect(await drawsWith({ ...DEFAULT_KNOBS, bloom: 0, halation: 0 })).toBe(5)
    const withoutGlow = { ...DEFAULT_KNOBS, bloom: 0, halation: 0, bezelReflection: 0 }
    expect(await drawsWith(withoutGlow)).toBe(2)
    expect(await drawsWith({ ...withoutGlow, burnIn: 1 })).toBe(2)
    // Half the picture for the wear. The wear itself is drawn once per second.
    expect(await drawsWith({ ...withoutGlow, burnIn: 1, burnInSpeed: 60 })).toBe(3)
  })

  test('leaves no trace of a knob that is back at its off value', async () => {
    await open(SMALL)
    const before = await readSettled(SMALL_TEXT)
    for (const knob of KNOBS) {
      await setKnobs({ ...OFF_KNOBS, [knob.id]: farEnd(knob) })
      await page.evaluate(() => window.tubePage.frame(0, true))
    }
    await setKnobs(OFF_KNOBS)
    expect(Buffer.compare(await readSettled(SMALL_TEXT), before)).toBe(0)
  })

  test('changes the picture at the far end of each knob', async () => {
    await open(SMALL)
    for (const knob of KNOBS.filter(({ id }) => !SEEN_ELSEWHERE.includes(id))) {
      const knobs = { ...DEFAULT_KNOBS, ...REQUIRED[knob.id] }
      await setKnobs({ ...knobs, [knob.id]: knob.off })
      const before = await readSettled(SMALL_TEXT)
      await setKnobs({ ...knobs, [knob.id]: farEnd(knob) })
      // A movement passes the place where the off value stops it: one of two moments shows it elsewhere.
      const shares = [
        shareOfChanged(before, await readSettled()),
        shareOfChanged(before, await readSettled()),
      ]
      expect(Math.max(...shares), knob.id).toBeGreaterThan(0.005)
    }
  })

  test('shows nothing in the corners of a curved tube', async () => {
    await open({ knobs: { ...OFF_KNOBS, curvature: 1 } })
    const seen = await readSettled(flat(255))
    expect(pixel(seen, 0, 0)).toEqual([0, 0, 0])
    expect(pixel(seen, FRAME.width / 2, FRAME.height / 2)).toEqual([255, 255, 255])
    expect(pixel(seen, FRAME.width / 2, 1)).toEqual([255, 255, 255])
  })

  test('closes more of the gap between two scanlines for a bright beam than for a dim one', async () => {
    await open({ knobs: { ...OFF_KNOBS, scanlineDepth: 1, beamGrowth: 0.5 } })
    const gapAt = async (level: number): Promise<number> => {
      const seen = await readSettled(flat(level))
      const column = Array.from({ length: 200 }, (_, y) => pixel(seen, 320, 140 + y)[1])
      return Math.min(...column) / Math.max(...column)
    }
    expect(await gapAt(60)).toBeLessThan((await gapAt(255)) - 0.2)
  })

  test('spreads light only into the dark next to lit pixels', async () => {
    await open({ knobs: { ...OFF_KNOBS, bloom: 1, bloomRadius: 8 } })
    const half = drawPicture(BUFFER.width, BUFFER.height, (x) => [0, x < 160 ? 255 : 0, 0])
    const seen = await readSettled(half)
    expect(pixel(seen, 323, 240)[1]).toBeGreaterThan(60)
    expect(pixel(seen, 323, 240)[0]).toBe(0)
    expect(pixel(seen, 400, 240)).toEqual([0, 0, 0])
  })

  test('draws the same picture after a lost context was restored', async () => {
    await open({ ...SMALL, knobs: DEFAULT_KNOBS })
    const before = await readSettled(SMALL_TEXT)
    for (let cycle = 1; cycle <= 20; cycle += 1) {
      await page.evaluate(() => window.tubePage.loseContext())
      expect(await page.evaluate(() => window.tubePage.isContextLost())).toBe(true)
      await page.evaluate((time) => window.tubePage.frame(time, false), now)
      await page.evaluate(() => window.tubePage.restoreContext())
      expect(Buffer.compare(await readSettled(), before)).toBe(0)
    }
  })

  test("leaves nothing in the engine's render lists", async () => {
    await open({ ...SMALL, knobs: DEFAULT_KNOBS })
    await page.evaluate((from) => {
      for (let frame = 1; frame <= 50; frame += 1) window.tubePage.frame(from + frame * 16, true)
    }, now)
    expect(await page.evaluate(() => window.tubePage.renderListEntries())).toBe(0)
  })

  test('has a backing store of the given device pixels, also after a resize', async () => {
    await open({})
    await readSettled(TEXT)
    for (const output of [
      { width: 1441, height: 1081 },
      { width: 615, height: 461 },
    ]) {
      const css = { width: output.width / 1.25, height: output.height / 1.25 }
      // Resized and read in one task: the result is what the player sees next.
      const seen = await page.evaluate(
        ([device, shown, time]) => {
          window.tubePage.resize(device, shown)
          return window.tubePage.read(time, false)
        },
        [output, css, now] as const,
      )
      const pixels = new Uint8Array(Buffer.from(seen, 'base64'))
      expect(Buffer.compare(pixels, nearest(TEXT, output))).toBe(0)
      const canvas = await page.evaluate(() => window.tubePage.canvas())
      expect(canvas).toMatchObject(output)
      expect(canvas.css.width).toBeCloseTo(css.width, 1)
      expect(canvas.css.height).toBeCloseTo(css.height, 1)
    }
  })

  test('leaves nothing in the engine after its release', async () => {
    await open({ ...SMALL, knobs: DEFAULT_KNOBS })
    await readSettled(SMALL_TEXT)
    expect(await page.evaluate(() => window.tubePage.release())).toEqual([])
  })
})

test('fails with no_webgl when there is no WebGL context', async () => {
  page = await openUnstartedTubePage(tabs)
  const options = { buffer: BUFFER, output: FRAME, knobs: OFF_KNOBS, isContextTaken: true }
  const outcome = await page.evaluate((given) => window.tubePage.start(given), options)
  expect(outcome).toBe('no_webgl')
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

function farEnd({ max, min, off }: Knob): number {
  return off === max ? min : max
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
