import { INK } from '#src/ecs/components/text-run.ts'
import { isUpright } from '#src/ecs/screen-mode.ts'
import { spawnHeading } from '#src/ecs/spawn/spawn-heading.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { CONTROL_TEXTS } from '#src/protocol/messages.ts'
import { boxColumns, spawnBoxButton } from './box-button.ts'
import { middleColumn } from './centred.ts'
import { spawnRule } from './frame.ts'
import { helpAtRight, type HelpPlace } from './help-button.ts'

/** Rows of an overlay's head, including the rule below it. */
export const HEAD_ROWS = 4
/** The row of a phone's Back button from the end of the screen, where a thumb reaches it. */
const BACK_FROM_END = 4

/** Draws the title of an overlay and its close button. */
export function spawnOverlayHead(
  world: GameWorld,
  head: { readonly title: string; readonly close: () => void },
): void {
  const { columns } = world.screen
  const middle = middleColumn(world, head.title.length)
  const column = isUpright(world.screen) ? Math.min(middle, beforeHelp(world, head.title)) : 2
  spawnHeading(world, { text: head.title, column, row: 1, foreground: INK.bright })
  spawnCloseButton(world, head.close)
  spawnRule(world, { column: 0, row: HEAD_ROWS - 1, columns })
}

/** Returns the column of a title that ends before the help button. */
function beforeHelp(world: GameWorld, title: string): number {
  return Math.max(0, helpBesideClose(world).column - title.length - 1)
}

/** Returns the place of the help button: left of the X, so far that a finger meets one of the two; on a phone at the right, where there is none. */
export function helpBesideClose(world: GameWorld): HelpPlace {
  return helpAtRight(world, isUpright(world.screen) ? 0 : boxColumns('X') + 3)
}

/** Returns the row below the content of an overlay: the first row of a phone's Back button, else the screen's end. */
export function contentEnd({ screen }: GameWorld): number {
  return isUpright(screen) ? screen.rows - BACK_FROM_END : screen.rows
}

/** Draws an X at the top right; on a phone a Back button at the bottom left. */
export function spawnCloseButton(world: GameWorld, close: () => void, closeRow?: number): void {
  const { columns } = world.screen
  const row = closeRow ?? (isUpright(world.screen) ? contentEnd(world) : 0)
  if (isUpright(world.screen)) {
    const label = `◂ ${CONTROL_TEXTS.back.toUpperCase()}`
    spawnBoxButton(world, { label, name: CONTROL_TEXTS.back, column: 0, row, press: close })
    return
  }
  spawnBoxButton(world, {
    label: 'X',
    name: CONTROL_TEXTS.close,
    column: columns - boxColumns('X') - 1,
    row,
    press: close,
  })
}
