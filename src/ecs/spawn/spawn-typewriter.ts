import type { EntityId } from 'bitecs'
import type { GameWorld } from '../world.ts'
import { spawnText, type TextPlacement, type TypingPace } from './spawn-text.ts'

export type TypewriterPlacement = Omit<TextPlacement, 'typed'> & TypingPace

/** Spawns text that is typed out. Under reduced motion the whole text appears at once. */
export function spawnTypewriter(world: GameWorld, placement: TypewriterPlacement): EntityId {
  return spawnText(world, { ...placement, typed: placement })
}
