import { describe, expect, test } from 'vitest'
import { clampKnob, DEFAULT_KNOBS, KNOBS, OFF_KNOBS } from '#src/crt/knobs.ts'
import { paletteOf } from '#src/crt/palette.ts'
import { DEFAULT_PRESET, PRESETS, presetOf, withPreset } from '#src/crt/presets.ts'

const LOOK_IDS = KNOBS.filter((knob) => knob.group !== 'calibration').map((knob) => knob.id)

describe('presets', () => {
  test('behavior: each sets every knob of the look, in range, and no calibration', () => {
    for (const preset of PRESETS) {
      expect(Object.keys(preset.look).sort()).toEqual([...LOOK_IDS].sort())
      const knobs = withPreset(OFF_KNOBS, preset)
      for (const id of LOOK_IDS) expect(clampKnob(id, knobs[id])).toBe(knobs[id])
    }
  })

  test('behavior: the default preset is what the knobs stand at', () => {
    expect(withPreset(OFF_KNOBS, presetOf(DEFAULT_PRESET))).toEqual(DEFAULT_KNOBS)
  })

  test("behavior: the player's calibration stays", () => {
    const mine = { ...DEFAULT_KNOBS, brightness: 120, contrast: 80 }
    for (const preset of PRESETS) {
      expect(withPreset(mine, preset)).toMatchObject({ brightness: 120, contrast: 80 })
    }
  })
})

describe('paletteOf', () => {
  test('default: sixteen steps of one phosphor from black to overdriven', () => {
    const palette = paletteOf(presetOf('p1-green').look)
    expect(palette).toHaveLength(16)
    expect(palette[0]).toEqual([0, 0, 0])
    expect(palette[7]).toEqual([57, 255, 20])
    expect(palette[15]).toEqual([166, 255, 149])
  })

  test.each(PRESETS)('behavior: text reads against black in $id', ({ look }) => {
    const palette = paletteOf(look)
    const contrast = (index: number) => (luminance(palette[index] ?? [0, 0, 0]) + 0.05) / 0.05
    expect(contrast(7)).toBeGreaterThanOrEqual(7)
    expect(contrast(15)).toBeGreaterThanOrEqual(7)
    expect(contrast(8)).toBeGreaterThanOrEqual(4.5)
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
