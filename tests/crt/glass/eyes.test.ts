import { describe, expect } from 'vitest'
import { DEFAULT_KNOBS, KNOBS, type KnobValues, lookOf } from '#src/crt/knobs.ts'
import { glassTest as test } from '../../support/page-test.ts'
import { type PageSource } from '../../support/tabs.ts'
import { countFlashes, measureSwings, type Swings } from '../../support/webgl/measure-flashes.ts'
import { measureLegibility } from '../../support/webgl/measure-legibility.ts'
import { measureMoire } from '../../support/webgl/measure-moire.ts'

// A sample; tests/soak/tube.test.ts measures every preset and every knob.
let tabs: PageSource
test.beforeEach(({ tabs: own }) => {
  tabs = own
})

describe('flashes', () => {
  /** All animated effects at their extreme values. */
  const wild: KnobValues = {
    ...DEFAULT_KNOBS,
    ...Object.fromEntries(
      KNOBS.filter(({ group }) => group === 'signal').map(({ id, max }) => [id, max]),
    ),
  }

  const expectNoFlash = ({ peakToPeak, reversals, step }: Swings): void => {
    expect(peakToPeak).toBeLessThanOrEqual(0.05)
    expect(step).toBeLessThanOrEqual(0.01)
    expect(reversals).toBeLessThanOrEqual(3)
  }

  test('keeps the brightness of a still picture constant while effects move', async () => {
    const swings = await measureSwings(tabs, wild)
    expectNoFlash(swings)
    // Proves that the effects do move.
    expect(swings.peakToPeak).toBeGreaterThan(0.001)
  })

  test('does not move at all in the default look', async () => {
    expect(await measureSwings(tabs, DEFAULT_KNOBS)).toEqual({
      peakToPeak: 0,
      step: 0,
      reversals: 0,
    })
  })

  test('does not flash when powering on or off, with full degauss', async () => {
    const hard = { ...DEFAULT_KNOBS, degauss: 1 }
    expect(await countFlashes(tabs, hard, 'on')).toBe(0)
    expect(await countFlashes(tabs, hard, 'off')).toBe(0)
  })
})

describe('legibility', () => {
  test('shows distinguishable glyphs at a contrast of 7:1 by default, dim ones at 4.5:1', async () => {
    const look = lookOf(DEFAULT_KNOBS)
    const { contrast, dimContrast, recognised } = await measureLegibility(tabs, look)
    expect(recognised).toBeGreaterThanOrEqual(0.995)
    expect(contrast).toBeGreaterThanOrEqual(7)
    expect(dimContrast).toBeGreaterThanOrEqual(4.5)
  })
})

describe('moiré', () => {
  const deep = { scanlineDepth: 1 }
  test.each([
    [720, 0.3],
    [800, 1],
    [1300, 0.3],
    [2160, 1],
  ])('has none on a glass %d px high at curvature %d', async (height, curvature) => {
    const ripple = await measureMoire(tabs, height, { ...deep, curvature })
    expect(ripple).toBeLessThanOrEqual(0.03)
  })
})
