import { describe, expect, test } from 'vitest'
import { DEFAULT_KNOBS } from '#src/crt/knobs.ts'
import { paletteOf, type Rgb } from '#src/crt/palette.ts'

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
