import type { ChanceAt } from '#src/rules/market/bias.ts'
import { chanceFrom } from '../../chance.ts'

/** Returns the market's chance of a season, by scope. The season's seed suffices to recompute every draw. */
export function marketChance(seed: string): ChanceAt {
  return (scope) => chanceFrom(seed, 'market', scope)
}
