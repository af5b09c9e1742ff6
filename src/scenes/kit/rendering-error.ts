import { INK } from '#src/ecs/components/text-run.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { ERROR_SCREEN_TEXTS } from '#src/protocol/messages.ts'
import { type View } from '#src/protocol/views.ts'
import { spawnCentred } from './centred.ts'

/** Draws the message that replaces a screen whose drawing failed. */
export function drawRenderingError(world: GameWorld, view: View): void {
  const row = Math.floor(world.screen.rows / 2) - 1
  spawnCentred(world, {
    text: ERROR_SCREEN_TEXTS.rendering,
    row,
    foreground: INK.bright,
    spoken: { role: 'heading' },
  })
  spawnCentred(world, { text: view, row: row + 2 })
}
