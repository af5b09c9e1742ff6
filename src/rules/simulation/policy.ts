import type { EncounterChoice } from '../encounters/encounter.ts'
import type { Game } from './game.ts'

/** How a simulated player plays. */
export interface Policy {
  readonly name: string
  /** The ticks of each day at which it looks at the game, 0..71. */
  readonly looks: readonly number[]
  readonly whenStopped: EncounterChoice
  /** Begins a month. Returns what the player does at each look. */
  begin(game: Game): () => void
}

/** Five looks a day, from nine in the morning to nine in the evening. */
export const FIVE_LOOKS: readonly number[] = [27, 36, 45, 54, 63]
/** A look in each tick. */
export const ALL_LOOKS: readonly number[] = Array.from({ length: 72 }, (_, tick) => tick)
/** One look in the evening. */
export const ONE_LOOK: readonly number[] = [60]
