import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CrtError } from '#src/crt/errors.ts'
import {
  clampKnob,
  DEFAULT_KNOBS,
  KNOBS,
  type KnobId,
  knobOf,
  OFF_KNOBS,
  parseKnobs,
} from '#src/crt/knobs.ts'

const anyKnob = fc.constantFrom(...KNOBS)

describe('KNOBS', () => {
  test('behavior: default and off lie in range and on a step', () => {
    for (const knob of KNOBS) {
      for (const value of [knob.default, knob.off]) expect(clampKnob(knob.id, value)).toBe(value)
    }
  })

  test('behavior: each has a name and a tooltip of its own', () => {
    expect(new Set(KNOBS.map((knob) => knob.id)).size).toBe(KNOBS.length)
    expect(new Set(KNOBS.map((knob) => knob.tooltip)).size).toBe(KNOBS.length)
  })

  test('behavior: the phosphor is #39FF14 by default', () => {
    const { phosphorBlue, phosphorGreen, phosphorRed } = DEFAULT_KNOBS
    expect([phosphorRed, phosphorGreen, phosphorBlue]).toEqual([0x39, 0xff, 0x14])
  })
})

describe('clampKnob', () => {
  test('behavior: the answer is in range, and itself again', () => {
    fc.assert(
      fc.property(anyKnob, fc.double(), ({ id, max, min }, value) => {
        const clamped = clampKnob(id, value)
        expect(clamped).toBeGreaterThanOrEqual(min)
        expect(clamped).toBeLessThanOrEqual(max)
        expect(clampKnob(id, clamped)).toBe(clamped)
      }),
    )
  })

  test('behavior: what is no number becomes the default', () => {
    expect(clampKnob('curvature', Number.NaN)).toBe(0.3)
  })

  test('behavior: the nearest step, without crumbs', () => {
    expect(clampKnob('curvature', 0.1 + 0.2)).toBe(0.3)
    expect(clampKnob('ambient', 0.0051)).toBe(0.006)
  })
})

describe('parseKnobs', () => {
  test('default: settings survive JSON exactly', () => {
    const settings = fc.record(
      Object.fromEntries(
        KNOBS.map(({ id, max, min }) => [
          id,
          fc.double({ min, max, noNaN: true }).map((value) => clampKnob(id, value)),
        ]),
      ),
    )
    fc.assert(
      fc.property(settings, (knobs) => {
        expect(parseKnobs(JSON.parse(JSON.stringify(knobs)))).toEqual(knobs)
      }),
      { numRuns: 1000 },
    )
  })

  test('behavior: what is missing takes its default, what is unknown is passed over', () => {
    expect(parseKnobs({ curvature: 0, wobble: 3 })).toEqual({ ...DEFAULT_KNOBS, curvature: 0 })
    expect(parseKnobs(OFF_KNOBS)).toEqual(OFF_KNOBS)
  })

  test.each([
    [{ curvature: 2 }, 'Curvature (curvature) must be a number from 0 to 1.'],
    [{ curvature: '0.3' }, 'Curvature (curvature) must be a number from 0 to 1.'],
    [{ halfLife: Number.NaN }, 'Phosphor half-life (halfLife) must be a number from 0 to 140.'],
    [[], 'The knobs must be an object of numbers.'],
    [null, 'The knobs must be an object of numbers.'],
  ])('error: %j', (input, sentence) => {
    expect(() => parseKnobs(input)).toThrow(new CrtError('knob_invalid', sentence))
  })
})

test('knobOf finds each by its id', () => {
  const ids: KnobId[] = KNOBS.map((knob) => knob.id)
  expect(ids.map((id) => knobOf(id).id)).toEqual(ids)
})
