import type { EntityId } from 'bitecs'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

/** A place in cells. Absent fields keep their value. */
export interface Destination {
  readonly column?: number
  readonly row?: number
  readonly columns?: number
  readonly rows?: number
}

/** Moves or resizes an entity on its layer. */
export function moveTo(world: GameWorld, entity: EntityId, destination: Destination): void {
  const { Place } = world.components
  for (const side of ['column', 'row', 'columns', 'rows'] as const) {
    const length = destination[side]
    if (length === undefined || length === Place[side][entity]) continue
    Place[side][entity] = length
    touch(world)
  }
}
