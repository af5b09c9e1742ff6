import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { chanceOf } from '#src/lib/chance.ts'
import type { ChanceAt } from '#src/rules/market/bias.ts'
import { nextHeadline } from '#src/rules/market/next-headline.ts'
import { openMarket, walkMarket } from '#src/rules/market/walk-market.ts'

test('returns the first headline that is not published yet, whose jump then happens', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.nat(60), (seed, ticks) => {
      const chanceAt: ChanceAt = (scope) => chanceOf(`${seed}|${scope}`)
      const { states } = walkMarket(chanceAt, openMarket(chanceAt), ticks + 1)
      const now = states[ticks] ?? openMarket(chanceAt)
      const tip = nextHeadline(chanceAt, now)
      const { headlines } = walkMarket(chanceAt, now, 200)
      const runsAt = (headline: (typeof headlines)[number]) =>
        headline.tick - (headline.early ? 1 : 0)
      const unheard = headlines.map(runsAt).filter((tick) => tick > now.tick)
      expect(tip && runsAt(tip)).toBe(Math.min(...unheard))
      expect(headlines).toContainEqual(tip)
    }),
    { numRuns: 20 },
  )
})
