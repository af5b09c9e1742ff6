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
  /** Everything that moves, at its far end at once. */
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

  test('behavior: a still picture stays as bright as it is, however much moves in it', async () => {
    const swings = await measureSwings(tabs, wild)
    expectNoFlash(swings)
    // What is measured does move.
    expect(swings.peakToPeak).toBeGreaterThan(0.001)
  })

  test('behavior: the default look does not move at all', async () => {
    expect(await measureSwings(tabs, DEFAULT_KNOBS)).toEqual({
      peakToPeak: 0,
      step: 0,
      reversals: 0,
    })
  })

  test('behavior: switching on and off is no flash, however hard it is degaussed', async () => {
    const hard = { ...DEFAULT_KNOBS, degauss: 1 }
    expect(await countFlashes(tabs, hard, 'on')).toBe(0)
    expect(await countFlashes(tabs, hard, 'off')).toBe(0)
  })
})

describe('legibility', () => {
  test('behavior: by default nearly every glyph is told from all others, at a contrast of 7:1', async () => {
    const { contrast, recognised } = await measureLegibility(tabs, lookOf(DEFAULT_KNOBS))
    expect(recognised).toBeGreaterThanOrEqual(0.995)
    expect(contrast).toBeGreaterThanOrEqual(7)
  })
})

describe('moiré', () => {
  const deep = { scanlineDepth: 1 }
  test.each([
    [720, 0.3],
    [800, 1],
    [1300, 0.3],
    [2160, 1],
  ])('behavior: none on a glass %d px high at curvature %d', async (height, curvature) => {
    const ripple = await measureMoire(tabs, height, { ...deep, curvature })
    expect(ripple).toBeLessThanOrEqual(0.03)
  })
})
