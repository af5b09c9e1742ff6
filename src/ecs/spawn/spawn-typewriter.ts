import type { EntityId } from 'bitecs'
import type { GameWorld } from '../world.ts'
import { spawnText, type TextPlacement } from './spawn-text.ts'

export interface TypewriterPlacement extends Omit<TextPlacement, 'typed'> {
  readonly graphemesPerSecond: number
}

/** Text that is typed out grapheme by grapheme; at once under reduced motion. */
export function spawnTypewriter(world: GameWorld, placement: TypewriterPlacement): EntityId {
  const { graphemesPerSecond, ...text } = placement
  return spawnText(world, { ...text, typed: graphemesPerSecond })
}
