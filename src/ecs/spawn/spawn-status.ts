import type { EntityId } from 'bitecs'
import type { GameWorld } from '../world.ts'
import { spawnText, type TextPlacement } from './spawn-text.ts'

export interface StatusPlacement extends Omit<TextPlacement, 'spoken'> {
  readonly parent?: EntityId
}

/** Spawns a status line (loading, typing, failed). Screen readers announce each new text of it. */
export function spawnStatus(world: GameWorld, placement: StatusPlacement): EntityId {
  const { parent, ...text } = placement
  return spawnText(world, {
    ...text,
    spoken: { role: 'status', ...(parent !== undefined && { parent }) },
  })
}
