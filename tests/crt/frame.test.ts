import { fc } from '#tests/support/property.ts'
import { describe, expect, test } from 'vitest'
import { DEFAULT_KNOBS, OFF_KNOBS } from '#src/crt/knobs.ts'
import {
  chooseProfile,
  isProfileId,
  knobsOnProfile,
  layOutFrame,
  PROFILES,
  type Viewport,
} from '#src/crt/frame.ts'

const RATIOS = [1, 1.25, 1.5, 2, 3] as const

function viewportOf(
  width: number,
  height: number,
  pixelRatio = 1,
  hasCoarsePointer = false,
): Viewport {
  return { window: { width, height }, pixelRatio, hasCoarsePointer }
}

describe('chooseProfile', () => {
  test.each([
    ['a desktop', viewportOf(1280, 800), 'desktop'],
    ['a phone', viewportOf(390, 844, 3, true), 'mobile'],
    ['a phone on its side', viewportOf(844, 390, 3, true), 'landscape'],
    ['a tablet on its side', viewportOf(1180, 820, 2, true), 'desktop'],
    ['a low window with a mouse', viewportOf(844, 390), 'full'],
    ['a wide window', viewportOf(1920, 970), 'desktop'],
    ['a very wide window', viewportOf(2560, 1080), 'full'],
    ['a tablet held upright', viewportOf(820, 1180, 2, true), 'mobile'],
    ['a tall window with a mouse', viewportOf(900, 1000), 'desktop'],
    ['a narrow tall window with a mouse', viewportOf(500, 900), 'mobile'],
  ])('chooses the profile for %s', (_, viewport, profile) => {
    expect(chooseProfile(viewport).id).toBe(profile)
  })

  test('uses the profile that the address requests', () => {
    expect(chooseProfile({ ...viewportOf(1280, 800), requested: 'mobile' }).id).toBe('mobile')
    expect(chooseProfile({ ...viewportOf(390, 844, 3, true), requested: 'full' }).id).toBe('full')
    expect(['desktop', 'mobile', 'full'].every(isProfileId)).toBe(true)
    expect([null, 'wide', 'toString'].some(isProfileId)).toBe(false)
  })
})

describe('PROFILES', () => {
  test('has the frames and buffers of the three profiles', () => {
    expect(PROFILES.desktop).toMatchObject({
      frame: { width: 960, height: 720 },
      buffer: { width: 640, height: 400 },
    })
    expect(PROFILES.mobile).toMatchObject({
      frame: { width: 1080, height: 1920 },
      buffer: { width: 360, height: 640 },
    })
    expect(PROFILES.full.buffer).toEqual({ width: 640, height: 400 })
  })

  test('overrides only knobs that are on', () => {
    expect(knobsOnProfile(DEFAULT_KNOBS, PROFILES.desktop)).toEqual(DEFAULT_KNOBS)
    expect(knobsOnProfile(OFF_KNOBS, PROFILES.mobile)).toEqual(OFF_KNOBS)
    expect(knobsOnProfile(DEFAULT_KNOBS, PROFILES.mobile)).toEqual({
      ...DEFAULT_KNOBS,
      ...PROFILES.mobile.overrides,
    })
  })
})

describe('layOutFrame', () => {
  test('enlarges a frame in height, and at the sides up to its window', () => {
    for (const window of [viewportOf(1920, 1080), viewportOf(932, 430, 3, true)]) {
      const profile = chooseProfile(window)
      const plain = layOutFrame(window, profile)
      const large = layOutFrame({ ...window, zoom: 1.5 }, profile)
      expect(large.device).toEqual({
        width: Math.min(
          Math.round(plain.device.width * 1.5),
          window.window.width * window.pixelRatio,
        ),
        height: Math.round(plain.device.height * 1.5),
      })
      expect([large.css.left, large.css.top].every((edge) => edge >= 0)).toBe(true)
    }
  })

  test.each([
    ['a phone', viewportOf(390, 844, 3, true), 1.5],
    ['a small phone', viewportOf(320, 568, 2, true), 1.5],
    ['a phone with somewhat larger letters', viewportOf(390, 844, 3, true), 1.25],
  ])('lays out fewer columns over the whole width of %s', (_, window, zoom) => {
    const large = { ...window, zoom }
    const profile = chooseProfile(large)
    expect(profile.id).toBe('narrow')
    const before = layOutFrame(window, chooseProfile(window)).css
    const { left, width, height } = layOutFrame(large, profile).css
    expect([left, width]).toEqual([before.left, before.width])
    const rows = (css: number, { buffer }: typeof profile): number => css / (buffer.height / 16)
    expect(rows(height, profile) / rows(before.height, PROFILES.mobile)).toBeCloseTo(zoom, 1)
  })

  test.each([
    ['a desktop', viewportOf(1280, 800)],
    ['a small desktop', viewportOf(1024, 768)],
    ['a desktop with a pixel ratio of 1.25', viewportOf(1024, 640, 1.25)],
    ['a desktop at a zoom of 200 %', viewportOf(640, 400, 2)],
  ])('lays out fewer columns for large letters on %s', (_, window) => {
    const usual = chooseProfile(window)
    const large = { ...window, zoom: 1.5 }
    const profile = chooseProfile(large)
    expect(profile.id).toBe('mobile')
    const letterOf = (viewport: Viewport, { buffer }: typeof usual) => {
      const { css } = layOutFrame(viewport, chooseProfile(viewport))
      return { width: css.width / buffer.width, height: css.height / buffer.height }
    }
    const before = letterOf(window, usual)
    const after = letterOf(large, profile)
    expect(after.width / before.width).toBeCloseTo(1.5, 1)
    expect(after.height / before.height).toBeCloseTo(1.5, 1)
    const { left, width } = layOutFrame(large, profile).css
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + width).toBeLessThanOrEqual(window.window.width)
  })

  test.each([
    ['a wide desktop', viewportOf(1920, 1080), 'desktop'],
    ['a phone on its side', viewportOf(844, 390, 3, true), 'landscape'],
  ])('keeps the columns for large letters on %s, which has room for them', (_, window, id) => {
    expect(chooseProfile({ ...window, zoom: 1.5 }).id).toBe(id)
  })

  test('keeps the columns that the address requests, at any text size', () => {
    const requested = { ...viewportOf(1280, 800), requested: 'desktop', zoom: 1.5 } as const
    expect(chooseProfile(requested).id).toBe('desktop')
  })

  test('lays out the wide frame at the height of the window, centred', () => {
    const frame = layOutFrame(viewportOf(1280, 800), PROFILES.desktop)
    expect(frame.device).toEqual({ width: 1067, height: 800 })
    expect(frame.css).toEqual({ left: 106, top: 0, width: 1067, height: 800 })
  })

  test('lays out the nominal size in a window of that size', () => {
    expect(layOutFrame(viewportOf(960, 720), PROFILES.desktop).device).toEqual({
      width: 960,
      height: 720,
    })
    expect(layOutFrame(viewportOf(360, 640, 3), PROFILES.mobile).device).toEqual({
      width: 1080,
      height: 1920,
    })
  })

  test('lays out a row of three cells at least 44 px high where a finger presses it', () => {
    for (const [width, height] of [
      [320, 568],
      [568, 320],
    ] as const) {
      const viewport = viewportOf(width, height, 2, true)
      const profile = chooseProfile(viewport)
      const { css } = layOutFrame(viewport, profile)
      expect((css.height / profile.buffer.height) * 48).toBeGreaterThanOrEqual(44)
      expect(css.width).toBe(width)
    }
  })

  test('fills the window of a phone on its side', () => {
    const viewport = viewportOf(844, 390, 3, true)
    expect(layOutFrame(viewport, chooseProfile(viewport)).css).toEqual({
      ...{ left: 0, top: 0 },
      ...{ width: 844, height: 390 },
    })
  })

  test('fills the window with the `full` profile', () => {
    expect(layOutFrame(viewportOf(1280, 800, 2), PROFILES.full).device).toEqual({
      width: 2560,
      height: 1600,
    })
  })

  test("prefers the browser's device size to the computed one", () => {
    const viewport = { ...viewportOf(1000, 750, 1.25), deviceWindow: { width: 1248, height: 936 } }
    expect(layOutFrame(viewport, PROFILES.desktop).device).toEqual({ width: 1248, height: 936 })
  })

  test('ignores a device size that is far off', () => {
    const phone = { ...viewportOf(390, 844, 3, true), deviceWindow: { width: 390, height: 844 } }
    expect(layOutFrame(phone, PROFILES.mobile).device).toEqual({ width: 1170, height: 2532 })
  })

  test('fills a tall phone up to cells that are a quarter higher', () => {
    const heightOn = (height: number): number =>
      layOutFrame(viewportOf(360, height, 1, true), PROFILES.mobile).css.height
    expect([600, 640, 720, 800, 840].map(heightOn)).toEqual([600, 640, 720, 800, 800])
  })

  test('keeps a row of text at least 14 px high', () => {
    for (const profile of [PROFILES.desktop, PROFILES.mobile]) {
      const { css } = layOutFrame(viewportOf(200, 200), profile)
      expect((css.height / profile.buffer.height) * 16).toBeGreaterThanOrEqual(14)
      expect(css).toMatchObject({ left: 0, top: 0 })
    }
  })

  test('has its edges at whole device pixels inside the window, with the right proportions', () => {
    const window = fc.record({
      width: fc.integer({ min: 480, max: 4000 }),
      height: fc.integer({ min: 700, max: 2400 }),
    })
    fc.assert(
      fc.property(
        window,
        fc.constantFrom(...RATIOS),
        fc.constantFrom(PROFILES.desktop, PROFILES.mobile),
        (size, ratio, profile) => {
          const { css, device } = layOutFrame(viewportOf(size.width, size.height, ratio), profile)
          for (const edge of [css.left, css.top, css.width, css.height]) {
            expect(edge * ratio).toBeCloseTo(Math.round(edge * ratio), 6)
          }
          expect(css.width * ratio).toBeCloseTo(device.width, 6)
          expect(css.height * ratio).toBeCloseTo(device.height, 6)
          const inside = {
            width: Math.round(size.width * ratio),
            height: Math.round(size.height * ratio),
          }
          expect(device.width).toBeLessThanOrEqual(inside.width)
          expect(device.height).toBeLessThanOrEqual(inside.height)
          expect(inside.width - device.width <= 1 || inside.height - device.height <= 1).toBe(true)
          const { frame, leastAspect } = profile
          const [least, most] = [leastAspect, frame.width / frame.height]
          expect(device.width).toBeGreaterThan(device.height * least - 1.5)
          expect(device.width).toBeLessThan(device.height * most + 1.5)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
