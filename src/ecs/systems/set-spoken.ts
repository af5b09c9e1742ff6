import type { EntityId } from 'bitecs'
import type { SpokenDetails } from '../components/spoken.ts'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

/** Changes how the twin exposes an entity. Absent fields keep their value. */
export function setSpoken(
  world: GameWorld,
  entity: EntityId,
  details: Partial<SpokenDetails>,
): void {
  const { Spoken } = world.components
  const before = Spoken.details[entity]
  const after = { ...before, ...details }
  if (JSON.stringify(after) === JSON.stringify(before)) return
  Spoken.details[entity] = after
  touch(world)
}
