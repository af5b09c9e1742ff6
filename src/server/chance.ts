import { createHmac } from 'node:crypto'
import { type Chance, seedChance } from '#src/lib/chance.ts'
import type { ChanceAt } from '#src/rules/market/bias.ts'

/**
 * Returns chance that is seeded by HMAC-SHA-256(seed, scope joined by '|'). The seed suffices to recompute every draw.
 */
export function chanceFrom(seed: string, ...scope: readonly (string | number)[]): Chance {
  const digest = createHmac('sha256', seed).update(scope.join('|')).digest()
  return seedChance([
    digest.readUInt32LE(0),
    digest.readUInt32LE(4),
    digest.readUInt32LE(8),
    digest.readUInt32LE(12),
  ])
}

/** The chance of a season by scope: 'market|tick|0', 'player|…'. */
export function seasonChance(seed: string): ChanceAt {
  return (scope) => chanceFrom(seed, scope)
}
