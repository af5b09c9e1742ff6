import { RULES } from '../config.ts'
import type { ChanceAt } from './bias.ts'
import { drawNormal } from './draw-normal.ts'

/** What the ticker shows of the chain where no chain is asked: prices in dollars that walk by themselves. Nobody trades them. */
export const TOKENS = [
  { symbol: 'ETH', base: 3_200, noise: 0.006 },
  { symbol: 'USDC', base: 1, noise: 0.0002 },
  { symbol: 'BOSS', base: 0.042, noise: 0.02 },
] as const

/** Pull of a token's x towards 0 a tick: a tenth of the goods', so that a trend lasts for days. */
const REVERSION = RULES.market.reversion / 10

/** The tokens' x a tick on; null begins a season. */
export function walkTokens(
  chanceAt: ChanceAt,
  tick: number,
  before: readonly number[] | null,
): number[] {
  return TOKENS.map(({ symbol, noise }, index) => {
    const drift = (before?.[index] ?? 0) * (1 - REVERSION)
    return drift + noise * drawNormal(chanceAt(`token|${symbol}|${tick}`))
  })
}

/** The tokens' prices in dollars. */
export function tokenPrices(levels: readonly number[]): number[] {
  return TOKENS.map(({ base }, index) => base * Math.exp(levels[index] ?? 0))
}
