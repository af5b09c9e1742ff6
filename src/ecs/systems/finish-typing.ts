import { type EntityId, hasComponent, removeComponent } from 'bitecs'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

/** Whether a text run is still being typed out. */
export function isTyping(world: GameWorld, text: EntityId): boolean {
  return hasComponent(world, text, world.components.Typewriter)
}

/** Shows the whole of a text run at once. */
export function finishTyping(world: GameWorld, text: EntityId): void {
  if (!isTyping(world, text)) return
  removeComponent(world, text, world.components.Typewriter)
  touch(world)
}
