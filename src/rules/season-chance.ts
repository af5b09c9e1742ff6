import type { Chance } from '#src/lib/chance.ts'
import type { ChanceAt } from './market/bias.ts'

/** A draw of one player: whose, on which UTC day, after how many moves, and what for. */
export interface PlayerDraw {
  /** The player's public name in the season, so that anyone with the seed can repeat the draw. */
  readonly trader: string
  readonly day: string
  readonly move: number
  readonly purpose: string
}

/** The market's part of a season's chance. */
export function marketChance(seasonChance: ChanceAt): ChanceAt {
  return (scope) => seasonChance(`market|${scope}`)
}

/** A player's part of a season's chance. */
export function playerChance(
  seasonChance: ChanceAt,
  { trader, day, move, purpose }: PlayerDraw,
): Chance {
  return seasonChance(`player|${trader}|${day}|${move}|${purpose}`)
}
