import type { ChanceAt } from './bias.ts'
import { drawNormal } from './draw-normal.ts'

/** The tokens of the ticker, with prices in dollars for a server without a chain. They cannot be traded. */
export const TOKENS = [
  { symbol: 'ETH', base: 3_200, noise: 0.006 },
  { symbol: 'USDC', base: 1, noise: 0.0002 },
  { symbol: 'BOSS', base: 0.042, noise: 0.02 },
] as const

/** The share of a token's x that each tick removes: so small that a trend lasts for days. */
const REVERSION = 0.012

/** Returns the tokens' x at a tick. `before` is x at the tick before, or null at the start of a season. */
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

/** Returns the tokens' prices in dollars. */
export function tokenPrices(levels: readonly number[]): number[] {
  return TOKENS.map(({ base }, index) => base * Math.exp(levels[index] ?? 0))
}
