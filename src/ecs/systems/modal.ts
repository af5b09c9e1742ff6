import { type EntityId, hasComponent } from 'bitecs'
import { liveQuery } from '../live-query.ts'
import type { GameWorld } from '../world.ts'

const spokenEntities = liveQuery(({ Place, Spoken }) => [Place, Spoken])

/** The open dialog, the last one opened if there are several, or null. */
export function modalOf(world: GameWorld): EntityId | null {
  const { Place, Spoken } = world.components
  const dialogs = spokenEntities(world).filter(
    (entity) => Spoken.details[entity]?.role === 'dialog',
  )
  const orderOf = (entity: EntityId): number => Place.order[entity] ?? 0
  return dialogs.sort((a, b) => orderOf(b) - orderOf(a))[0] ?? null
}

/** Whether the user can reach the entity: no dialog is open, or the entity is inside the open one. */
export function isReachable(world: GameWorld, entity: EntityId, modal = modalOf(world)): boolean {
  const { Spoken } = world.components
  if (modal === null) return true
  let at: EntityId | undefined = entity
  while (at !== undefined && at !== modal) {
    at = hasComponent(world, at, Spoken) ? Spoken.details[at]?.parent : undefined
  }
  return at === modal
}
