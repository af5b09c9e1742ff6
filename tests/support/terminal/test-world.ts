import { SCREEN_MODES, type ScreenMode } from '#src/ecs/screen-mode.ts'
import { createGameWorld, type GameWorld } from '#src/ecs/world.ts'
import { chanceOf } from '#src/lib/chance.ts'

/** A world whose clock is at 1,000 ms. */
export function createTestWorld({
  screen = SCREEN_MODES.desktop,
  reducedMotion = false,
}: {
  screen?: ScreenMode
  reducedMotion?: boolean
} = {}): GameWorld {
  return createGameWorld({ screen, reducedMotion, chance: chanceOf('test'), now: 1000 })
}
