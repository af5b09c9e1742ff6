import type { EntityId } from 'bitecs'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'

/** Sets the value of a progress bar, 0 to 1. */
export function setProgress(world: GameWorld, bar: EntityId, value: number): void {
  const { ProgressBar } = world.components
  const share = Math.min(1, Math.max(0, value))
  if (ProgressBar.value[bar] === share) return
  ProgressBar.value[bar] = share
  touch(world)
}
