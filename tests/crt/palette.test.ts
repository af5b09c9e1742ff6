import { describe, expect, test } from 'vitest'
import { DEFAULT_KNOBS, lookOf, OFF_KNOBS } from '#src/crt/knobs.ts'
import { paletteOf, type Rgb } from '#src/crt/palette.ts'
import { PRESETS } from '#src/crt/presets.ts'
import { contrastOfText } from '#src/crt/text-contrast.ts'

const brightness = ([red, green, blue]: Rgb): number => red + green + blue
const levels = (look: Parameters<typeof paletteOf>[0]): number[] => paletteOf(look).map(brightness)
const rising = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b)

describe('paletteOf', () => {
  test('gives one phosphor sixteen steps: fills below dim text, dim text below normal', () => {
    const steps = levels({ ...DEFAULT_KNOBS, chroma: 0, paper: 0 })
    const fills = steps.slice(0, 7)
    expect(fills).toEqual(rising(fills))
    const texts = [...steps.slice(8, 15), steps[7] ?? 0]
    expect(texts).toEqual(rising(texts))
    expect(steps[6]).toBeLessThan(steps[8] ?? 0)
    expect(steps[0]).toBe(0)
  })

  test('turns bright text towards white', () => {
    const look = { ...DEFAULT_KNOBS, chroma: 0, paper: 0 }
    const [normal, bright] = [7, 15].map((index) => paletteOf({ ...look, overdrive: 1 })[index])
    expect(normal).toEqual([look.phosphorRed, look.phosphorGreen, look.phosphorBlue])
    expect(bright).toEqual([255, 255, 255])
  })

  test('inverts the steps on paper: text is darker than the background', () => {
    const steps = levels({ ...DEFAULT_KNOBS, chroma: 0, paper: 1 })
    expect(steps[7]).toBeLessThan(steps[0] ?? 0)
    expect(steps[1]).toBeLessThan(steps[0] ?? 0)
  })
})

/** The light of a colour as a share of another one's. */
function lightShare(colour: Rgb, other: Rgb): number {
  const lightOf = ([red, green, blue]: Rgb): number =>
    0.2126 * red ** 2 + 0.7152 * green ** 2 + 0.0722 * blue ** 2
  return lightOf(colour) / lightOf(other)
}

const BLACK: Rgb = [0, 0, 0]
const LIGHT_LOOKS = PRESETS.filter(({ look }) => look.paper === 0)

describe('dim text', () => {
  test.each(LIGHT_LOOKS)('of $id has a contrast of 4.5:1 through the tube', ({ look }) => {
    const colours = paletteOf(look)
    const [normal = BLACK, dim = BLACK] = [colours[7], colours[8]]
    const contrast = 1 + (contrastOfText(look) - 1) * lightShare(dim, normal)
    expect(contrast).toBeGreaterThanOrEqual(4.5)
    expect(lightShare(dim, normal)).toBeLessThan(0.95)
  })

  test('keeps its level where the tube takes little contrast', () => {
    const look = lookOf(OFF_KNOBS)
    const colours = paletteOf({ ...look, phosphorRed: 100, phosphorGreen: 200, phosphorBlue: 50 })
    expect(colours[8]).toEqual([78, 156, 39])
  })
})
