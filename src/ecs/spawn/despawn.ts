import { entityExists, type EntityId, hasComponent, query, removeEntity } from 'bitecs'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

/** Removes entities and their dependents (rows of a table, text on a layer). Ignores entities that no longer exist. */
export function despawn(world: GameWorld, ...entities: readonly EntityId[]): void {
  for (const entity of entities) {
    if (!entityExists(world, entity)) continue
    const dependents = dependentsOf(world, entity)
    if (world.focused === entity) world.focused = null
    if (world.selection?.layer === entity) world.selection = null
    removeEntity(world, entity)
    despawn(world, ...dependents)
    touch(world)
  }
}

/** Removes everything that belongs to the screen. */
export function despawnScreen(world: GameWorld): void {
  world.selection = null
  const { BelongsToScreen } = world.components
  for (const entity of [...query(world, [BelongsToScreen])]) {
    if (world.focused === entity) world.focused = null
    removeEntity(world, entity)
  }
  touch(world)
}

function dependentsOf(world: GameWorld, entity: EntityId): EntityId[] {
  const { Layer, Place, Scroll, ScrollBar, Spoken, TickerLine } = world.components
  const isLayer = hasComponent(world, entity, Layer)
  return [
    ...[...query(world, [Spoken])].filter((other) => Spoken.details[other].parent === entity),
    ...[...query(world, [ScrollBar])].filter((other) => ScrollBar.scroll[other] === entity),
    ...(isLayer ? [...query(world, [Place])].filter((it) => Place.layer[it] === entity) : []),
    ...(isLayer ? [...query(world, [Scroll])].filter((it) => Scroll.layer[it] === entity) : []),
    ...(isLayer
      ? [...query(world, [TickerLine])].filter((it) => TickerLine.layer[it] === entity)
      : []),
  ]
}
