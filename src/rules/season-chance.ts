import type { Chance } from '#src/lib/chance.ts'
import type { ChanceAt } from './market/bias.ts'

/** What identifies a draw of one player: the same values always give the same draw. */
export interface PlayerDraw {
  /** The player's public name in the season, so that anyone with the seed can repeat the draw. */
  readonly trader: string
  /** The UTC day. */
  readonly day: string
  readonly move: number
  readonly purpose: string
}

/** Returns the part of a season's chance that the market uses. */
export function marketChance(seasonChance: ChanceAt): ChanceAt {
  return (scope) => seasonChance(`market|${scope}`)
}

/** Returns the part of a season's chance that one draw of a player uses. */
export function playerChance(
  seasonChance: ChanceAt,
  { trader, day, move, purpose }: PlayerDraw,
): Chance {
  return seasonChance(`player|${trader}|${day}|${move}|${purpose}`)
}
