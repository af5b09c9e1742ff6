import { createHmac } from 'node:crypto'
import { type Chance, seedChance } from '#src/lib/chance.ts'
import type { ChanceAt } from '#src/rules/market/bias.ts'

/**
 * Returns a random number generator, seeded with HMAC-SHA-256(seed, scope joined by '|'). Every draw can be recomputed
 * from the seed and the scope.
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

/** Returns a function that returns the season's chance for a scope, such as 'market|bias|queens' or 'player|…'. */
export function seasonChance(seed: string): ChanceAt {
  return (scope) => chanceFrom(seed, scope)
}
