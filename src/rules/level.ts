import { RULES } from './config.ts'

/** The xp at which a level begins: 100·n·(n−1)/2. */
export function xpForLevel(level: number): number {
  return (RULES.xp.levelStep * level * (level - 1)) / 2
}

/** The level that an amount of xp has reached; never below 1. */
export function levelOf(xp: number): number {
  let level = Math.max(1, Math.floor((1 + Math.sqrt(1 + (8 * xp) / RULES.xp.levelStep)) / 2))
  // The root may land a hair beside the exact step: settle it on integers.
  while (xpForLevel(level + 1) <= xp) level += 1
  while (level > 1 && xpForLevel(level) > xp) level -= 1
  return level
}
