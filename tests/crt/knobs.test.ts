import { fc } from '#tests/support/property.ts'
import { describe, expect, test } from 'vitest'
import {
  clampKnob,
  DEFAULT_KNOBS,
  KNOBS,
  knobOf,
  LOOK_IDS,
  lookOf,
  OFF_KNOBS,
  withLook,
} from '#src/crt/knobs.ts'
import { GROUP_LABELS, KNOB_TEXTS } from '#src/crt/knobs/texts.ts'

const anyKnob = fc.constantFrom(...KNOBS)

describe('KNOBS', () => {
  test('has at least forty knobs with unique ids', () => {
    expect(KNOBS.length).toBeGreaterThanOrEqual(40)
    expect(new Set(KNOBS.map((knob) => knob.id)).size).toBe(KNOBS.length)
  })

  test('has default, off, min and max values in range and on a step', () => {
    for (const knob of KNOBS) {
      expect(knob.min, knob.id).toBeLessThan(knob.max)
      for (const value of [knob.default, knob.off, knob.min, knob.max]) {
        expect(clampKnob(knob.id, value), knob.id).toBe(value)
      }
    }
  })

  test('has a unique label and tooltip for each knob', () => {
    const texts = KNOBS.map(({ id }) => KNOB_TEXTS[id])
    expect(new Set(texts.map(({ label }) => label)).size).toBe(KNOBS.length)
    expect(new Set(texts.map(({ tooltip }) => tooltip)).size).toBe(KNOBS.length)
    for (const { group } of KNOBS) expect(GROUP_LABELS[group]).toMatch(/^\w+$/)
  })

  test('has a name for each value of a choice', () => {
    const choosing = KNOBS.filter(({ id }) => KNOB_TEXTS[id].choices)
    expect(choosing.map(({ id }) => id)).toEqual(['cursorShape', 'paper', 'maskType'])
    for (const { id, max, min, step } of choosing) {
      expect([step, KNOB_TEXTS[id].choices?.length], id).toEqual([1, max - min + 1])
    }
  })

  test('has #39FF14 as the default phosphor', () => {
    const { phosphorBlue, phosphorGreen, phosphorRed } = DEFAULT_KNOBS
    expect([phosphorRed, phosphorGreen, phosphorBlue]).toEqual([0x39, 0xff, 0x14])
  })

  test('knobOf finds each by its id', () => {
    for (const knob of KNOBS) expect(knobOf(knob.id)).toEqual(knob)
  })
})

describe('clampKnob', () => {
  test('returns a value in range that it does not change again', () => {
    fc.assert(
      fc.property(anyKnob, fc.double(), ({ id, max, min }, value) => {
        const clamped = clampKnob(id, value)
        expect(clamped).toBeGreaterThanOrEqual(min)
        expect(clamped).toBeLessThanOrEqual(max)
        expect(clampKnob(id, clamped)).toBe(clamped)
      }),
    )
  })

  test('returns the default for NaN', () => {
    expect(clampKnob('curvature', Number.NaN)).toBe(0.3)
  })

  test('rounds to the nearest step without floating-point errors', () => {
    expect(clampKnob('curvature', 0.1 + 0.2)).toBe(0.3)
    expect(clampKnob('ambient', 0.0051)).toBe(0.006)
    expect(Object.is(clampKnob('misconvergenceX', -0.001), 0)).toBe(true)
  })
})

test('a look has all knobs but the calibration, which withLook keeps', () => {
  const mine = { ...DEFAULT_KNOBS, brightness: 120, contrast: 80 }
  const look = lookOf(OFF_KNOBS)
  expect(Object.keys(look)).toEqual(LOOK_IDS)
  expect(look).not.toHaveProperty('brightness')
  expect(withLook(mine, look)).toEqual({ ...OFF_KNOBS, brightness: 120, contrast: 80 })
})
