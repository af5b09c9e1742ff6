import { createHmac } from 'node:crypto'
import { seedChance } from '#src/lib/chance.ts'
import type { ChanceAt } from '#src/rules/market/bias.ts'

/** The market's chance by HMAC(seasonSeed, scope): who knows the seed can recompute every draw. */
export function marketChance(seed: string): ChanceAt {
  return (scope) => {
    const digest = createHmac('sha256', seed).update(`market|${scope}`).digest()
    return seedChance([
      digest.readUInt32LE(0),
      digest.readUInt32LE(4),
      digest.readUInt32LE(8),
      digest.readUInt32LE(12),
    ])
  }
}
