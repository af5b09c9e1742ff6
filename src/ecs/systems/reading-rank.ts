import { type EntityId } from 'bitecs'
import { CELL } from '../screen-mode.ts'
import { type GameWorld } from '../world.ts'

/**
 * The sort key of an entity on its screen in reading order: the key of its parent, if it has one, then its own. So the
 * members of a group are read together, where the group begins.
 */
export function screenRank(world: GameWorld, entity: EntityId): readonly number[] {
  const parent = world.components.Spoken.details[entity]?.parent
  const own = readingRank(world, entity)
  return parent === undefined ? own : [...screenRank(world, parent), ...own]
}

/**
 * The sort key of an entity among those with the same parent: by row, column and spawn order. A layer's entities sort
 * at its window.
 */
export function readingRank(world: GameWorld, entity: EntityId): readonly number[] {
  const { Layer, Place } = world.components
  const layer = Place.layer[entity] ?? world.ground
  const row = Place.row[entity] ?? 0
  const column = Place.column[entity] ?? 0
  const isGround = layer === world.ground
  return [
    isGround ? row * CELL.height : (Layer.top[layer] ?? 0),
    isGround ? column * CELL.width : (Layer.left[layer] ?? 0),
    row,
    column,
    Place.order[entity] ?? 0,
  ]
}

/** Negative when `a` is read before `b`. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
