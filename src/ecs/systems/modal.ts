import { type EntityId, hasComponent } from 'bitecs'
import { liveQuery } from '../live-query.ts'
import type { GameWorld } from '../world.ts'

const spokenEntities = liveQuery(({ Place, Spoken }) => [Place, Spoken])

/** The dialog that has the screen to itself: the one that was opened last; null where there is none. */
export function modalOf(world: GameWorld): EntityId | null {
  const { Place, Spoken } = world.components
  const dialogs = spokenEntities(world).filter(
    (entity) => Spoken.details[entity]?.role === 'dialog',
  )
  const orderOf = (entity: EntityId): number => Place.order[entity] ?? 0
  return dialogs.sort((a, b) => orderOf(b) - orderOf(a))[0] ?? null
}

/** Whether the entity can be reached: there is no dialog, or it stands in the one there is. */
export function isReachable(world: GameWorld, entity: EntityId, modal = modalOf(world)): boolean {
  const { Spoken } = world.components
  if (modal === null) return true
  let at: EntityId | undefined = entity
  while (at !== undefined && at !== modal) {
    at = hasComponent(world, at, Spoken) ? Spoken.details[at]?.parent : undefined
  }
  return at === modal
}
