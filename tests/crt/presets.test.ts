import { describe, expect, test } from 'vitest'
import { clampKnob, DEFAULT_KNOBS, LOOK_IDS, lookOf } from '#src/crt/knobs.ts'
import { paletteOf } from '#src/crt/palette.ts'
import { DEFAULT_PRESET, PRESETS, presetOf } from '#src/crt/presets.ts'

describe('presets', () => {
  test('has at least twelve different looks', () => {
    expect(PRESETS.length).toBeGreaterThanOrEqual(12)
    expect(new Set(PRESETS.map(({ look }) => JSON.stringify(look))).size).toBe(PRESETS.length)
    expect(new Set(PRESETS.map(({ name }) => name)).size).toBe(PRESETS.length)
  })

  test('sets every knob of a look in range, and no calibration', () => {
    for (const { id, look } of PRESETS) {
      expect(Object.keys(look).sort(), id).toEqual([...LOOK_IDS].sort())
      for (const knob of LOOK_IDS) expect(clampKnob(knob, look[knob]), knob).toBe(look[knob])
    }
  })

  test('has the default knobs as the default preset', () => {
    expect(presetOf(DEFAULT_PRESET).look).toEqual(lookOf(DEFAULT_KNOBS))
  })
})

describe('paletteOf', () => {
  test('has sixteen steps of one phosphor from black to overdriven', () => {
    const palette = paletteOf(presetOf('p1-green').look)
    expect(palette).toHaveLength(16)
    expect(palette[0]).toEqual([0, 0, 0])
    expect(palette[7]).toEqual([57, 255, 20])
    expect(palette[15]).toEqual([166, 255, 149])
  })

  test('is equally bright for bright and normal text without overdrive', () => {
    const palette = paletteOf({ ...presetOf('p1-green').look, overdrive: 0 })
    expect(palette[15]).toEqual(palette[7])
  })

  test('has sixteen colours on a colour tube', () => {
    const palette = paletteOf(presetOf('vga').look)
    expect(new Set(palette.map((colour) => colour.join())).size).toBe(16)
  })

  test('has a light background and dark ink on paper', () => {
    const palette = paletteOf(presetOf('paper').look)
    expect(luminance(palette[0] ?? [0, 0, 0])).toBeGreaterThan(0.8)
    expect(luminance(palette[7] ?? [0, 0, 0])).toBeLessThan(0.05)
  })

  test.each(PRESETS)('has enough contrast for text in $id', ({ look }) => {
    const palette = paletteOf(look)
    const ground = luminance(palette[0] ?? [0, 0, 0])
    const contrast = (index: number): number => {
      const ink = luminance(palette[index] ?? [0, 0, 0])
      return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)
    }
    expect(contrast(7)).toBeGreaterThanOrEqual(7)
    expect(contrast(15)).toBeGreaterThanOrEqual(7)
    for (let index = 8; index < 15; index += 1) expect(contrast(index)).toBeGreaterThanOrEqual(4.5)
  })
})

/** WCAG 2.2, relative luminance. */
function luminance(color: readonly [number, number, number]): number {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
