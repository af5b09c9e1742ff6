import type { EntityId } from 'bitecs'
import type { GameWorld } from '../world.ts'
import { spawnText, type TextPlacement } from './spawn-text.ts'

export interface HeadingPlacement extends Omit<TextPlacement, 'spoken'> {
  /** Default: 1. */
  readonly level?: number
  /** The accessible name of a heading in drawn letters. */
  readonly name?: string
  readonly parent?: EntityId
}

/** Spawns a heading of the screen. */
export function spawnHeading(world: GameWorld, placement: HeadingPlacement): EntityId {
  const { level, name, parent, ...text } = placement
  return spawnText(world, {
    ...text,
    spoken: {
      role: 'heading',
      level: level ?? 1,
      ...(name !== undefined && { name }),
      ...(parent !== undefined && { parent }),
    },
  })
}
