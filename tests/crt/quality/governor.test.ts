import { fc } from '#tests/support/property.ts'
import { describe, expect, test } from 'vitest'
import { govern, type Governor, startGovernor } from '#src/crt/quality/governor.ts'
import { type Tier, TIERS } from '#src/crt/quality/tiers.ts'

/** Feeds frames until `ms` of them have passed. */
function run(governor: Governor, frame: number, ms: number): Governor {
  let after = governor
  for (let passed = 0; passed < ms; passed += frame) after = govern(after, frame)
  return after
}

const rankOf = (tier: Tier): number => TIERS.indexOf(tier)

describe('govern', () => {
  test('behavior: a second of slow frames drops one tier', () => {
    expect(run(startGovernor('full'), 25, 1400).tier).toBe('full')
    expect(run(startGovernor('full'), 25, 1600).tier).toBe('saving')
  })

  test('behavior: it drops to the last tier and stays there', () => {
    expect(run(startGovernor('full'), 40, 6_000).tier).toBe('bare')
    expect(run(startGovernor('full'), 40, 600_000).tier).toBe('bare')
  })

  test('behavior: single slow frames are no slow second', () => {
    let governor = startGovernor('full')
    for (let frame = 0; frame < 2_000; frame += 1) governor = govern(governor, frame % 4 ? 16 : 90)
    expect(governor.tier).toBe('full')
  })

  test('behavior: pauses count neither way', () => {
    let governor = startGovernor('full')
    for (let frame = 0; frame < 1_000; frame += 1) governor = govern(governor, 400)
    expect(governor).toMatchObject({ tier: 'full', quickMs: 0 })
  })

  test('behavior: it rises after half a minute of quick seconds, and later to where it fell from', () => {
    expect(run(startGovernor('lean'), 16, 30_000).tier).toBe('lean')
    expect(run(startGovernor('lean'), 16, 32_000).tier).toBe('saving')
    const fallen = run(startGovernor('saving'), 25, 1_600)
    expect(fallen.tier).toBe('lean')
    expect(run(fallen, 16, 58_000).tier).toBe('lean')
    expect(run(fallen, 16, 62_000).tier).toBe('saving')
  })

  test('behavior: whatever comes, the changes end', () => {
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
        // Each tier above the last can be too much four times and be tried anew as often.
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

  test('behavior: on a steady device it ends at the best tier that is quick enough, and stays', () => {
    const anyCosts = fc
      .array(fc.double({ min: 1, max: 60, noNaN: true }), { minLength: 4, maxLength: 4 })
      .map((costs) => [...costs].sort((a, b) => a - b))
    fc.assert(
      fc.property(anyCosts, fc.constantFrom(...TIERS), (costs, tier) => {
        // A display of 60 Hz shows nothing faster.
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
