import type { EntityId } from 'bitecs'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

/** Says whether a control can be pressed; a disabled one is drawn dim and gives up the focus. */
export function setDisabled(world: GameWorld, control: EntityId, disabled: boolean): void {
  const { Control } = world.components
  if (Control.disabled[control] === disabled) return
  Control.disabled[control] = disabled
  if (disabled && world.focused === control) world.focused = null
  touch(world)
}
