import { describe, expect, test } from 'vitest'
import { DEFAULT_KNOBS, KNOBS, OFF_KNOBS, withLook } from '#src/crt/knobs.ts'
import { isMoving } from '#src/crt/passes/glass-parts.ts'
import { PRESETS } from '#src/crt/presets.ts'
import { startTier } from '#src/crt/quality/start-tier.ts'
import { knobsOfTier, TIERS, withoutMotion } from '#src/crt/quality/tiers.ts'
import { warpOf } from '#src/crt/warp.ts'

const CANVAS = { width: 960, height: 720 }

describe('knobsOfTier', () => {
  test('only switches knobs off in lower tiers, and never changes the geometry', () => {
    for (const { look } of PRESETS) {
      const knobs = withLook(DEFAULT_KNOBS, look)
      let before = knobs
      for (const tier of TIERS.toReversed()) {
        const drawn = knobsOfTier(knobs, tier)
        for (const { id, off } of KNOBS) expect([before[id], off]).toContain(drawn[id])
        expect(warpOf(drawn, CANVAS)).toEqual(warpOf(knobs, CANVAS))
        before = drawn
      }
    }
  })
})

describe('withoutMotion', () => {
  test('stops all motion, in every preset and at extreme values', () => {
    for (const { look } of PRESETS) {
      const still = withoutMotion(withLook(DEFAULT_KNOBS, look))
      expect(isMoving(still)).toBe(false)
      expect(still).toMatchObject({ halfLife: 0, warmUp: 0, degauss: 0, powerOff: 0 })
    }
    const all = { ...OFF_KNOBS, ...Object.fromEntries(KNOBS.map(({ id, max }) => [id, max])) }
    expect(isMoving(all)).toBe(true)
    expect(isMoving(withoutMotion(all))).toBe(false)
  })
})

describe('startTier', () => {
  const gpu = 'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)'
  const software = 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)'
  test.each([
    ['a desktop', gpu, false, 1_000_000, 'full'],
    ['a driver without a name', '', false, 1_000_000, 'full'],
    ['a phone', 'Apple GPU', true, 2_000_000, 'saving'],
    ['a 4K window', gpu, false, 8_000_000, 'saving'],
    ['a machine without a graphics chip', software, false, 700_000, 'lean'],
    ['the same at 4K', 'llvmpipe (LLVM 15.0.7, 256 bits)', false, 8_000_000, 'bare'],
  ] as const)('chooses the initial tier for %s', (_, renderer, isPhone, pixels, tier) => {
    expect(startTier({ renderer, isPhone, pixels })).toBe(tier)
  })
})
