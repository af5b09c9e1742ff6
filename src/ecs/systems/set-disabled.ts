import type { EntityId } from 'bitecs'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

/** Enables or disables a control. A disabled control is drawn dim and loses the focus. */
export function setDisabled(world: GameWorld, control: EntityId, disabled: boolean): void {
  const { Control } = world.components
  if (Control.disabled[control] === disabled) return
  Control.disabled[control] = disabled
  if (disabled && world.focused === control) world.focused = null
  touch(world)
}
