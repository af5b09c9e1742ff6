import type { GameWorld } from './world.ts'

/** Records that something visible changed. */
export function touch(world: GameWorld): void {
  world.revision += 1
}
