import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { seedChance } from '#src/lib/chance.ts'
import { drawJob } from '#src/rules/jobs/draw-job.ts'
import { BOROUGHS, GOODS } from '#src/rules/market/goods.ts'
import { drawMissions, type MissionContext } from '#src/rules/missions/mission.ts'

const seeds = fc.integer()
const levels = fc.integer({ min: 1, max: 80 })
const chanceOf = (seed: number) => seedChance([seed, 7, 7, 7])
const contexts: fc.Arbitrary<MissionContext> = fc.record({
  level: levels,
  tradable: fc.subarray(
    GOODS.map(({ symbol }) => symbol),
    { minLength: 1, maxLength: 4 },
  ),
  hasLoan: fc.boolean(),
  borough: fc.constantFrom(...BOROUGHS.map(({ name }) => name)),
})

test('a job pays $60 to $180 times the root of the level, in whole dollars', () => {
  fc.assert(
    fc.property(seeds, levels, (seed, level) => {
      const { payCents, title } = drawJob(chanceOf(seed), level)
      expect(payCents % 100).toBe(0)
      expect(payCents).toBeGreaterThanOrEqual(Math.floor(60 * Math.sqrt(level)) * 100)
      expect(payCents).toBeLessThanOrEqual(18_000 * Math.sqrt(level))
      expect(title).not.toBe('')
    }),
  )
})

test('the same chance draws the same job and the same missions', () => {
  fc.assert(
    fc.property(seeds, contexts, (seed, context) => {
      expect(drawMissions(chanceOf(seed), context)).toEqual(drawMissions(chanceOf(seed), context))
      expect(drawJob(chanceOf(seed), context.level)).toEqual(drawJob(chanceOf(seed), context.level))
    }),
  )
})

test('a day has three missions, each of a different kind, each possible', () => {
  fc.assert(
    fc.property(seeds, contexts, (seed, context) => {
      const missions = drawMissions(chanceOf(seed), context)
      expect(missions).toHaveLength(3)
      expect(new Set(missions.map(({ task }) => task.kind)).size).toBe(3)
      for (const { task, rewardCents, moves, xp, reputation } of missions) {
        expect([moves, xp, reputation]).toEqual([1, 50, 0.01])
        expect(rewardCents).toBeGreaterThan(0)
        if (task.kind === 'repay') expect(context.hasLoan).toBe(true)
        if (task.kind !== 'deliver') continue
        expect(context.tradable).toContain(task.symbol)
        expect(task.borough).not.toBe(context.borough)
        expect(task.quantity).toBeGreaterThanOrEqual(1)
        expect(task.quantity).toBeLessThanOrEqual(25)
      }
    }),
  )
})

test('a player with a debt always gets a repayment as a mission', () => {
  fc.assert(
    fc.property(seeds, contexts, (seed, context) => {
      const kinds = drawMissions(chanceOf(seed), context).map(({ task }) => task.kind)
      expect(kinds.includes('repay')).toBe(context.hasLoan)
    }),
  )
})
