import { fc } from '#tests/support/property.ts'
import { describe, expect, test } from 'vitest'
import { DEFAULT_KNOBS, OFF_KNOBS } from '#src/crt/knobs.ts'
import { isPowering, powerAt } from '#src/crt/power.ts'

const KNOBS = { warmUp: 700, degauss: 0.5, powerOff: 450 }
const moments = Array.from({ length: 400 }, (_, at) => at * 10)

describe('powerAt', () => {
  test('powers on from dark to the normal picture', () => {
    expect(powerAt({ kind: 'on', at: 100 }, KNOBS, 100)).toMatchObject({ light: 0 })
    expect(powerAt({ kind: 'on', at: 100 }, KNOBS, 1100)).toBeUndefined()
    expect(isPowering({ kind: 'on', at: 100 }, KNOBS, 900)).toBe(true)
    expect(isPowering({ kind: 'on', at: 100 }, KNOBS, 1100)).toBe(false)
  })

  test('powers off to a dot and stays dark', () => {
    const gone = powerAt({ kind: 'off', at: 0 }, KNOBS, 10_000)
    expect(gone?.light).toBe(0)
    expect(gone?.width).toBeCloseTo(0.004, 9)
    expect(gone?.height).toBeCloseTo(0.004, 9)
    expect(isPowering({ kind: 'off', at: 0 }, KNOBS, 10_000)).toBe(false)
  })

  test('only raises or only lowers the light', () => {
    const knobs = fc.record({
      warmUp: fc.integer({ min: 0, max: 3000 }),
      degauss: fc.double({ min: 0, max: 1, noNaN: true }),
      powerOff: fc.integer({ min: 0, max: 2000 }),
    })
    fc.assert(
      fc.property(knobs, (given) => {
        const on = moments.map((now) => powerAt({ kind: 'on', at: 0 }, given, now)?.light ?? 1)
        const off = moments.map((now) => powerAt({ kind: 'off', at: 0 }, given, now)?.light ?? 1)
        expect(on).toEqual([...on].sort((a, b) => a - b))
        expect(off).toEqual([...off].sort((a, b) => b - a))
      }),
    )
  })

  test('shows the picture at once when the knobs are off', () => {
    expect(powerAt({ kind: 'on', at: 0 }, OFF_KNOBS, 0)).toBeUndefined()
    expect(DEFAULT_KNOBS.warmUp).toBeGreaterThan(0)
  })
})
