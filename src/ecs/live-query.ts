import { commitRemovals, type ComponentRef, type EntityId, registerQuery } from 'bitecs'
import type { Components } from './components.ts'
import type { GameWorld } from './world.ts'

/**
 * bitecs' `query` of fixed components, for what is asked on every beat: it spells out and looks up its terms each time,
 * which costs more than most systems' work. Answers the living list, which changes with the world.
 */
export function liveQuery(
  terms: (components: Components) => ComponentRef[],
): (world: GameWorld) => readonly EntityId[] {
  const found = new WeakMap<GameWorld, readonly EntityId[]>()
  return (world) => {
    commitRemovals(world)
    const known = found.get(world)
    if (known) return known
    const entities = registerQuery(world, terms(world.components)).dense
    // Typed arrays are for queries that ask for them.
    if (!Array.isArray(entities)) throw new TypeError('a living query is a plain list')
    found.set(world, entities)
    return entities
  }
}
