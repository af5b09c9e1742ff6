import { fc } from '#tests/support/property.ts'
import { describe, expect, test } from 'vitest'
import { govern, type Governor, startGovernor } from '#src/crt/quality/governor.ts'
import { type Tier, TIERS } from '#src/crt/quality/tiers.ts'

/** Feeds frames for `ms`. */
function run(governor: Governor, frame: number, ms: number): Governor {
  let after = governor
  for (let passed = 0; passed < ms; passed += frame) after = govern(after, frame)
  return after
}

const rankOf = (tier: Tier): number => TIERS.indexOf(tier)

describe('govern', () => {
  test('lowers the tier after a second of slow frames', () => {
    expect(run(startGovernor('full'), 25, 1400).tier).toBe('full')
    expect(run(startGovernor('full'), 25, 1600).tier).toBe('saving')
  })

  test('lowers the tier to the last one and stays there', () => {
    expect(run(startGovernor('full'), 40, 6_000).tier).toBe('bare')
    expect(run(startGovernor('full'), 40, 600_000).tier).toBe('bare')
  })

  test('keeps the tier when only single frames are slow', () => {
    let governor = startGovernor('full')
    for (let frame = 0; frame < 2_000; frame += 1) governor = govern(governor, frame % 4 ? 16 : 90)
    expect(governor.tier).toBe('full')
  })

  test('ignores pauses', () => {
    let governor = startGovernor('full')
    for (let frame = 0; frame < 1_000; frame += 1) governor = govern(governor, 400)
    expect(governor).toMatchObject({ tier: 'full', fastMs: 0 })
  })

  test('raises the tier after half a minute of fast seconds, and later to a tier that was too slow', () => {
    expect(run(startGovernor('lean'), 16, 30_000).tier).toBe('lean')
    expect(run(startGovernor('lean'), 16, 32_000).tier).toBe('saving')
    const fallen = run(startGovernor('saving'), 25, 1_600)
    expect(fallen.tier).toBe('lean')
    expect(run(fallen, 16, 58_000).tier).toBe('lean')
    expect(run(fallen, 16, 62_000).tier).toBe('saving')
  })

  test('stops changing the tier for any sequence of frames', () => {
    const anyTier = fc.constantFrom(...TIERS)
    const anyStretch = fc.record({
      frame: fc.double({ min: 4, max: 300, noNaN: true }),
      seconds: fc.integer({ min: 1, max: 400 }),
    })
    fc.assert(
      fc.property(anyTier, fc.array(anyStretch, { maxLength: 30 }), (tier, stretches) => {
        let governor = startGovernor(tier)
        let now = 0
        const risen: { readonly tier: Tier; readonly at: number }[] = []
        const takenBack: { readonly tier: Tier; readonly at: number }[] = []
        let changes = 0
        for (const { frame, seconds } of stretches) {
          for (let passed = 0; passed < seconds * 1000; passed += frame) {
            const before = governor.tier
            governor = govern(governor, frame)
            now += frame
            if (governor.tier === before) continue
            changes += 1
            if (rankOf(governor.tier) > rankOf(before)) risen.push({ tier: governor.tier, at: now })
            else if (risen.some((rise) => rise.tier === before && now - rise.at < 60_000)) {
              takenBack.push({ tier: before, at: now })
            }
          }
        }
        // Each tier above the last one can be too slow four times and be tried again as often.
        expect(changes).toBeLessThanOrEqual(3 * 4 * 2 + 3)
        for (const tried of TIERS) {
          const times = takenBack.filter(({ tier: taken }) => taken === tried).map(({ at }) => at)
          for (const [index, at] of times.slice(1).entries()) {
            expect(at - (times[index] ?? 0)).toBeGreaterThan(60_000)
          }
        }
      }),
      { numRuns: 20 },
    )
  })

  test('ends at the best tier that is fast enough on a device with constant costs', () => {
    const anyCosts = fc
      .array(fc.double({ min: 1, max: 60, noNaN: true }), { minLength: 4, maxLength: 4 })
      .map((costs) => [...costs].sort((a, b) => a - b))
    fc.assert(
      fc.property(anyCosts, fc.constantFrom(...TIERS), (costs, tier) => {
        // A 60 Hz display shows no faster frames.
        const frameOf = (at: Tier): number => Math.max(1000 / 60, costs[rankOf(at)] ?? 0)
        let governor = startGovernor(tier)
        let changedAt = 0
        for (let now = 0; now < 1_800_000; ) {
          const frame = frameOf(governor.tier)
          const before = governor.tier
          governor = govern(governor, frame)
          now += frame
          if (governor.tier !== before) changedAt = now
        }
        const best = TIERS.findLast((at) => frameOf(at) <= 20) ?? 'bare'
        expect(governor.tier).toBe(best)
        expect(changedAt).toBeLessThan(1_200_000)
      }),
      { numRuns: 8 },
    )
  })
})
