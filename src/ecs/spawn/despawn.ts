import { entityExists, type EntityId, query, removeEntity } from 'bitecs'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

/** Ends entities; those that have ended already are passed over. */
export function despawn(world: GameWorld, ...entities: readonly EntityId[]): void {
  for (const entity of entities) {
    if (!entityExists(world, entity)) continue
    if (world.focused === entity) world.focused = null
    removeEntity(world, entity)
  }
  touch(world)
}

/** Ends everything that belongs to the screen. */
export function despawnScreen(world: GameWorld): void {
  const { BelongsToScreen } = world.components
  despawn(world, ...query(world, [BelongsToScreen]))
}
