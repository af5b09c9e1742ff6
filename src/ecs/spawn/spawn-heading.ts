import type { EntityId } from 'bitecs'
import type { GameWorld } from '../world.ts'
import { spawnText, type TextPlacement } from './spawn-text.ts'

export interface HeadingPlacement extends Omit<TextPlacement, 'spoken'> {
  /** 1 where absent. */
  readonly level?: number
  /** For drawn letters: what they say. */
  readonly name?: string
  readonly parent?: EntityId
}

/** A heading of the screen. */
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
