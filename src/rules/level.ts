import { RULES } from './config.ts'

/** Returns the xp at which a level begins: `levelStep`·n·(n−1)/2. */
export function xpForLevel(level: number): number {
  return (RULES.xp.levelStep * level * (level - 1)) / 2
}

/** Returns the level that an amount of xp reaches, at least 1. */
export function levelOf(xp: number): number {
  let level = Math.max(1, Math.floor((1 + Math.sqrt(1 + (8 * xp) / RULES.xp.levelStep)) / 2))
  // The square root can be inexact at a step: correct it with integers.
  while (xpForLevel(level + 1) <= xp) level += 1
  while (level > 1 && xpForLevel(level) > xp) level -= 1
  return level
}
