import { type EntityId, hasComponent } from 'bitecs'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

/** Focuses a control or an input line, or removes the focus. The twin then moves the DOM focus. */
export function focus(world: GameWorld, entity: EntityId | null): void {
  if (world.focused === entity) return
  world.focused = entity
  if (entity !== null) restartCaret(world, entity)
  touch(world)
}

/** Shows the caret of an input line and restarts its blinking. */
export function restartCaret(world: GameWorld, input: EntityId): void {
  const { Blink, InputLine } = world.components
  if (!hasComponent(world, input, InputLine)) return
  Blink.since[input] = world.time.now
  Blink.lit[input] = true
}
