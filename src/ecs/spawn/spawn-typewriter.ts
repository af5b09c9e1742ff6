import type { EntityId } from 'bitecs'
import type { GameWorld } from '../world.ts'
import { spawnText, type TextPlacement, type TypingPace } from './spawn-text.ts'

export type TypewriterPlacement = Omit<TextPlacement, 'typed'> & TypingPace

/** Text that is typed out, grapheme by grapheme or a few at once; all of it at once under reduced motion. */
export function spawnTypewriter(world: GameWorld, placement: TypewriterPlacement): EntityId {
  return spawnText(world, { ...placement, typed: placement })
}
