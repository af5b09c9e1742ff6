import type { EntityId } from 'bitecs'
import type { GameWorld } from '../world.ts'
import { spawnText, type TextPlacement } from './spawn-text.ts'

export interface StatusPlacement extends Omit<TextPlacement, 'spoken'> {
  readonly parent?: EntityId
}

/** A line that tells how things stand (loading, typing, failed); each new text of it is announced. */
export function spawnStatus(world: GameWorld, placement: StatusPlacement): EntityId {
  const { parent, ...text } = placement
  return spawnText(world, {
    ...text,
    spoken: { role: 'status', ...(parent !== undefined && { parent }) },
  })
}
