import { commitRemovals, type ComponentRef, type EntityId, registerQuery } from 'bitecs'
import type { Components } from './components.ts'
import type { GameWorld } from './world.ts'

/**
 * Returns a query with fixed components, for systems that run on every beat. It is faster than bitecs' `query`, which
 * looks up its terms on each call. The result is the live list, which changes with the world.
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
    // bitecs returns typed arrays only to queries that request them.
    if (!Array.isArray(entities)) throw new TypeError('a living query is a plain list')
    found.set(world, entities)
    return entities
  }
}
