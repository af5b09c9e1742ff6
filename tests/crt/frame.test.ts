import { fc } from '#tests/support/property.ts'
import { describe, expect, test } from 'vitest'
import { DEFAULT_KNOBS, OFF_KNOBS } from '#src/crt/knobs.ts'
import {
  chooseProfile,
  isProfileId,
  knobsOnProfile,
  layFrame,
  PROFILES,
  type Surroundings,
} from '#src/crt/frame.ts'

const RATIOS = [1, 1.25, 1.5, 2, 3] as const

function around(
  width: number,
  height: number,
  pixelRatio = 1,
  hasCoarsePointer = false,
): Surroundings {
  return { window: { width, height }, pixelRatio, hasCoarsePointer }
}

describe('chooseProfile', () => {
  test.each([
    ['a desktop', around(1280, 800), 'desktop'],
    ['a phone', around(390, 844, 3, true), 'mobile'],
    ['a phone on its side', around(844, 390, 3, true), 'desktop'],
    ['a tablet held upright', around(820, 1180, 2, true), 'mobile'],
    ['a tall window with a mouse', around(900, 1000), 'desktop'],
    ['a narrow tall window with a mouse', around(500, 900), 'mobile'],
  ])('behavior: %s', (_, surroundings, profile) => {
    expect(chooseProfile(surroundings).id).toBe(profile)
  })

  test('behavior: the address may ask for another', () => {
    expect(chooseProfile({ ...around(1280, 800), asked: 'mobile' }).id).toBe('mobile')
    expect(chooseProfile({ ...around(390, 844, 3, true), asked: 'full' }).id).toBe('full')
    expect(['desktop', 'mobile', 'full'].every(isProfileId)).toBe(true)
    expect([null, 'wide', 'toString'].some(isProfileId)).toBe(false)
  })
})

describe('PROFILES', () => {
  test('default: the frames and buffers of the three', () => {
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

  test('behavior: a profile changes what is on, and switches nothing on', () => {
    expect(knobsOnProfile(DEFAULT_KNOBS, PROFILES.desktop)).toEqual(DEFAULT_KNOBS)
    expect(knobsOnProfile(OFF_KNOBS, PROFILES.mobile)).toEqual(OFF_KNOBS)
    expect(knobsOnProfile(DEFAULT_KNOBS, PROFILES.mobile)).toEqual({
      ...DEFAULT_KNOBS,
      ...PROFILES.mobile.overrides,
    })
  })
})

describe('layFrame', () => {
  test('behavior: enlarged it keeps its proportions and begins where the window does', () => {
    for (const window of [around(1280, 800), around(390, 844, 3, true)]) {
      const profile = chooseProfile(window)
      const plain = layFrame(window, profile)
      const large = layFrame({ ...window, enlarged: 1.5 }, profile)
      expect(large.device).toEqual({
        width: Math.round(plain.device.width * 1.5),
        height: Math.round(plain.device.height * 1.5),
      })
      expect([large.css.left, large.css.top].every((edge) => edge >= 0)).toBe(true)
    }
  })

  test('default: the wide frame, as high as the window and in its middle', () => {
    const frame = layFrame(around(1280, 800), PROFILES.desktop)
    expect(frame.device).toEqual({ width: 1067, height: 800 })
    expect(frame.css).toEqual({ left: 106, top: 0, width: 1067, height: 800 })
  })

  test('behavior: its nominal size in a window of that size', () => {
    expect(layFrame(around(960, 720), PROFILES.desktop).device).toEqual({ width: 960, height: 720 })
    expect(layFrame(around(360, 640, 3), PROFILES.mobile).device).toEqual({
      width: 1080,
      height: 1920,
    })
  })

  test('behavior: `full` fills the window', () => {
    expect(layFrame(around(1280, 800, 2), PROFILES.full).device).toEqual({
      width: 2560,
      height: 1600,
    })
  })

  test("behavior: the browser's own count of device pixels goes before ours", () => {
    const surroundings = { ...around(1000, 750, 1.25), deviceWindow: { width: 1248, height: 936 } }
    expect(layFrame(surroundings, PROFILES.desktop).device).toEqual({ width: 1248, height: 936 })
  })

  test('behavior: a count that is of something else is not believed', () => {
    const phone = { ...around(390, 844, 3, true), deviceWindow: { width: 390, height: 844 } }
    expect(layFrame(phone, PROFILES.mobile).device).toEqual({ width: 1170, height: 2080 })
  })

  test('behavior: a row of text is never lower than 14 px', () => {
    for (const profile of [PROFILES.desktop, PROFILES.mobile]) {
      const { css } = layFrame(around(200, 200), profile)
      expect((css.height / profile.buffer.height) * 16).toBeGreaterThanOrEqual(14)
      expect(css).toMatchObject({ left: 0, top: 0 })
    }
  })

  test('behavior: whole device pixels, inside the window, of the right shape', () => {
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
          const { css, device } = layFrame(around(size.width, size.height, ratio), profile)
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
          const { frame } = profile
          expect(
            Math.abs(device.width - (device.height * frame.width) / frame.height),
          ).toBeLessThan(1.5)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
