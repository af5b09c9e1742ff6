import { INK } from '#src/ecs/components/text-run.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { COPYRIGHT, VERSION } from '#src/protocol/messages.ts'
import { spawnCentred } from './centred.ts'

/** Draws version and copyright at the end of the screen, in a line each where one line is too short for both. */
export function spawnImprint(world: GameWorld): void {
  const { columns, rows } = world.screen
  const line = `${VERSION}   ${COPYRIGHT}`
  const lines = line.length <= columns ? [line] : [VERSION, ...wrapText(COPYRIGHT, columns)]
  spawnCentred(world, {
    text: lines.join('\n'),
    row: rows - 1 - lines.length,
    foreground: INK.faint,
  })
}
